## Lessons by doing
lesson-learn = Naučte se hrou ({ $minutes } min)
lesson-title = Lekce
lesson-goes-on = Tady pokračuje vaše lekce
lesson-now = Teď vy
lesson-back = Zpět
lesson-next = Dále
lesson-try = Zkuste to
lesson-play-on = Hrát dál
lesson-less = Skrýt popis
lesson-more = Zobrazit popis
deal-known-lesson = Toto je lekce: rozdává se vždy stejně a do ničeho se nepočítá.
no-lesson = Ve skutečné hře to udělat smíte. Lekce teď ukazuje něco jiného: podívejte se na její kartu.
error-lesson = To teď do lekce nepatří: udělejte, co říká její karta.
error-no-lesson = K této hře zatím žádná lekce není.
