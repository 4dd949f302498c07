daimyo-name = Daimyo: Znovuzrození říše
daimyo-tagline = Tři kostky za kolo a celé souostroví k získání.
daimyo-about = Krátká kola plná řetězců: kostka otevře kartu, karta otevře ostrov.
daimyo-intro = Pět kol po třech tazích. Hrst kostek se hodí pro všechny; ve svém tahu si jednu vezmete a položíte na desku klanu. Její barva otevře akci: pomoc vesničanů, výrobu, relikvie, nové jednotky, stavby nebo daň. S jednotkami se šíříte po ostrovech, stavby udrží, co jste získali, a hrdinové zahraní mezitím prodlouží krátké tahy. Počítá se vliv: z ostrovů, cílů, relikvií, věží a armády, kterou po sobě necháte. Kostky, které si vezmou jiní, jsou pryč, tak se dívejte, co potřebují. Stůl ukáže každý dovolený krok a co přinese.
