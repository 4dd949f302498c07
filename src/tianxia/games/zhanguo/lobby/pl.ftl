zhanguo-name = ZhanGuo
zhanguo-tagline = Zjednocz pięć krain, zagrywając sześć kart na rundę, a każda z nich to trudny wybór.
zhanguo-about = Każda karta to prawo albo czyn; kolejność liczb nagradza cierpliwych.
