zhanguo-name = ZhanGuo
zhanguo-tagline = Unify five regions by playing six cards a round, each of them twice as hard as it looks.
zhanguo-about = Every card is law or deed; the order of numbers rewards the patient planner.
