terracotta-name = Terakotowa armia
terracotta-tagline = Zbuduj glinianą armię Pierwszego Cesarza, wojownik po wojowniku.
terracotta-about = Obracające się koła decydują, co zrobi twój robotnik; każda figurka liczy się wiele razy i dla wszystkich.
terracotta-intro = Pięć rund, a każdy z was ma kilku robotników. Wokół warsztatu z trzech pierścieni stawiacie ich po kolei: trzy akcje wybranego miejsca są wasze, od środka na zewnątrz, a za dwie monety można najpierw obrócić koło. Akcje dają monety i glinę, zwilżają ją i zamieniają w wojowników z mieczem, halabardą, kuszą lub włócznią, którzy stają w wielkim grobowcu. Co rundę punktują inspektorzy i część armii, a na końcu wszystkie grupy: twoi wojownicy zarabiają także obok cudzych. Stół pokazuje, ile każda akcja kosztuje i co przyniesie.
