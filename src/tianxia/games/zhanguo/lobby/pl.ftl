zhanguo-name = ZhanGuo
zhanguo-tagline = Zjednocz pięć krain, zagrywając sześć kart na rundę, a każda z nich to trudny wybór.
zhanguo-about = Każda karta to prawo albo czyn; kolejność liczb nagradza cierpliwych.
zhanguo-intro = Pięć rund po sześć kart. Kartę można wsunąć pod jedną z pięciu krain własnej planszy: to jednoczy, daje znaczniki i budzi niepokój. Albo trafia na dwór i jest jednym z sześciu czynów: rekrutuje urzędników, przenosi ich, mianuje gubernatorów, najmuje robotników, buduje pałace lub mury. To, czy jej liczba jest wyższa, czy niższa od poprzedniej, decyduje, które prawa pod planszą zadziałają przy tym czynie. Kto zaplanuje kolejność sześciu liczb, zrobi dwa razy więcej. Stół pokazuje, które prawa zadziałają, zanim się zdecydujesz.
