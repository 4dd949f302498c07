daimyo-name = Daimyo: Znovuzrození říše
daimyo-tagline = Tři kostky za kolo a celé souostroví k získání.
daimyo-about = Krátká kola plná řetězců: kostka otevře kartu, karta otevře ostrov.
