terracotta-name = Terakotová armáda
terracotta-tagline = Postavte hliněnou armádu Prvního císaře, válečníka po válečníkovi.
terracotta-about = Otáčivé kruhy určují, co váš dělník zvládne; každá figurka boduje znovu a znovu a pro všechny.
terracotta-intro = Pět kol a každý z vás má několik dělníků. Kolem dílny ze tří prstenců je stavíte jednoho po druhém: tři akce zvoleného místa jsou vaše, od středu ven, a za dvě mince smíte nejdřív otočit kolem. Akce přinášejí mince a hlínu, zvlhčují ji a mění ve válečníky s mečem, halapartnou, kuší nebo kopím, kteří stanou ve velké hrobce. Každé kolo bodují inspektoři a část armády, na konci všechny skupiny: vaši válečníci vydělávají i vedle cizích. Stůl ukáže, co každá akce stojí a co přinese.
