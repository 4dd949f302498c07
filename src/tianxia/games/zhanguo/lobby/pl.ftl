zhanguo-name = ZhanGuo
zhanguo-tagline = Zjednocz pięć Regionów, zagrywając sześć kart na rundę, a każda z nich to trudny wybór.
zhanguo-about = Każda karta to zdolność albo akcja; kolejność numerów nagradza cierpliwych.
zhanguo-intro = Pięć rund po sześć kart. Kartę można położyć przy jednym z pięciu Regionów własnej planszy: to jednoczy, daje znaczniki i budzi Zamieszki. Albo trafia na Dwór i jest jedną z sześciu akcji: rekrutuje Urzędników, przenosi ich, wprowadza na Urząd Zarządców, zatrudnia Robotników, buduje Pałace lub Mury. To, czy jej numer jest wyższy, czy niższy od poprzedniego, decyduje, czy akcja aktywuje zdolności twoich kart. Kto zaplanuje kolejność sześciu numerów, zrobi dwa razy więcej. Stół pokazuje, które zdolności się aktywują, zanim się zdecydujesz.
