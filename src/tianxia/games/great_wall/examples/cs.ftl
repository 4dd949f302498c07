# Příklady v knize pravidel; jejich čísla jsou v examples.json.
great_wall-example-production = Dva úředníci a dohlížitel
great_wall-example-production-text = Pila je plná: dva úředníci jsou vaši, jeden soupeřův, takže nikdo nedostane hanbu. Získáte 1 dřevo za každého úředníka a 1 za dohlížitele úrovně 1. Do Skladiště darujete { $given } dřevo za { $honor } body cti a zbudou vám { $left } dřeva.
great_wall-example-archer = Lučištník zaujme pozici
great_wall-example-archer-text = Díky úředníkovi v Kasárnách naverbujete lučištníka za { $chi } či a { $wood } dřevo. Zaujme střeleckou pozici v prostředním úseku (lučištníků: { $archers }) a hned položí zranění na volné pole odolnosti hordy.
great_wall-example-holds = Zátaras ubrání úsek
great_wall-example-holds-text = Horda útočí na levý úsek silou { $attack }; bez Zdi má jeho obrana jen hodnotu 2. Postavíte zátaras ze dřeva a kamene za { $honor } body cti: obrana vzroste o { $more } na { $defence }. To je tolik co útočná síla, takže úsek se ubrání.
great_wall-example-breach = Průlom přináší hanbu
great_wall-example-breach-text = Dvě hordy útočí společně silou { $attack } proti obraně { $defence }: prorazí Zeď. Na jedné z nich máte kopiníka, takže hanbu vám přinese jen druhá, žetonů: { $yours }. Kdo nemá nikoho na žádné, dostane { $theirs } žetony.
great_wall-example-defeat = Horda poražena
great_wall-example-defeat-text = Zakryta jsou všechna tři pole odolnosti: dvě vašimi kopiníky, jedno soupeřovým. Získáte { $honor } body cti, soupeř { $theirs }. Horda je vaše, protože zakrýváte nejvíc: { $card } bodů cti na konci hry. Jeden váš kopiník padne, druhý odejde do nástupního prostoru, kopiníků tam: { $rest }.
great_wall-example-advisor = Třetí rádce
great_wall-example-advisor-text = Máte dva rádce a úředníka v Císařském vyslanectví. Další rádce bude třetí, takže stojí { $gold } zlata.
