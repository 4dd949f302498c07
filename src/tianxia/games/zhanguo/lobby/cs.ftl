zhanguo-name = ZhanGuo
zhanguo-tagline = Sjednoťte pět regionů šesti kartami za kolo; každá je těžší volba, než se zdá.
zhanguo-about = Každá karta je schopnost, nebo akce; pořadí čísel odměňuje trpělivé.
zhanguo-intro = Pět kol po šesti kartách. Kartu můžete položit k jednomu z pěti regionů své desky: to sjednocuje, dává žetony a budí nepokoje. Nebo jde ke dvoru a je jednou ze šesti akcí: verbuje úředníky, přesouvá je, dosazuje guvernéry, najímá dělníky, staví paláce nebo zdi. Zda je její číslo vyšší, nebo nižší než u karty před ní, rozhodne, zda akce aktivuje schopnosti vašich karet. Kdo si naplánuje pořadí šesti čísel, udělá dvakrát tolik. Stůl ukáže, které schopnosti se aktivují, dřív než se rozhodnete.
