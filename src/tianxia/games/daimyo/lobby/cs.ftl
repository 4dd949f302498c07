daimyo-name = Daimyo: Znovuzrození Impéria
daimyo-tagline = Tři kostky za kolo a celé souostroví k získání.
daimyo-about = Krátká kola plná řetězců: kostka otevře kartu, karta otevře ostrov.
daimyo-intro = Pět kol po třech tazích. Hrst kostek se hodí pro všechny; ve svém tahu si jednu vezmete a položíte na desku klanu. Její barva otevře akci: Pomoc vesničanů, produkci, relikvie, verbování, stavbu nebo daň. S jednotkami se šíříte po ostrovech, budovy udrží, co jste získali, a hrdinové zahraní mezitím prodlouží krátké tahy. Počítají se body popularity: za vliv na ostrovech, cíle, relikvie, věže a armádu, kterou po sobě necháte. Kostky, které si vezmou jiní, jsou pryč, tak se dívejte, co potřebují. Stůl ukáže každý dovolený krok a co přinese.
