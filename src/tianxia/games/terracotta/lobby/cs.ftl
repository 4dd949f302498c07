terracotta-name = Terakotová armáda
terracotta-tagline = Postavte hliněnou armádu Prvního císaře, válečníka po válečníkovi.
terracotta-about = Otáčivé kruhy určují, co váš dělník zvládne; každá figurka boduje znovu a znovu a pro všechny.
