zhanguo-name = ZhanGuo
zhanguo-tagline = Sjednoťte pět oblastí šesti kartami za kolo; každá je těžší volba, než se zdá.
zhanguo-about = Každá karta je zákon, nebo čin; pořadí čísel odměňuje trpělivé.
zhanguo-intro = Pět kol po šesti kartách. Kartu můžete zasunout pod jednu z pěti oblastí své desky: to sjednocuje, dává žetony a budí nepokoje. Nebo jde na dvůr a je jedním ze šesti činů: verbuje úředníky, přesouvá je, dosazuje guvernéry, najímá dělníky, staví paláce nebo zdi. Zda je její číslo vyšší, nebo nižší než u karty před ní, rozhodne, které zákony pod deskou při tom činu ožijí. Kdo si naplánuje pořadí šesti čísel, udělá dvakrát tolik. Stůl ukáže, které zákony se spustí, dřív než se rozhodnete.
