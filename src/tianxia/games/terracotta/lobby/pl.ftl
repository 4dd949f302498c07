terracotta-name = Terakotowa Armia
terracotta-tagline = Zbuduj glinianą armię Pierwszego Cesarza, wojownik po wojowniku.
terracotta-about = Obracające się koła decydują, co zrobi twój robotnik; każda figurka liczy się wiele razy i dla wszystkich.
