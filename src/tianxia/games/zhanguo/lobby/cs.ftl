zhanguo-name = ZhanGuo
zhanguo-tagline = Sjednoťte pět oblastí šesti kartami za kolo; každá je těžší volba, než se zdá.
zhanguo-about = Každá karta je zákon, nebo čin; pořadí čísel odměňuje trpělivé.
