# Rady s důvody, očekávané pokračování a otázka před drahou odpovědí.
hints-chance = Naděje na vítězství: { $percent } %
hints-costs = { $points ->
    [0] Nestojí skoro nic. Čím se liší:
    [one] Stojí 1 bod. Odkud jej má nejlepší odpověď navíc:
    [few] Stojí { $points } body. Odkud je má nejlepší odpověď navíc:
    [many] Stojí { $points } bodu. Odkud je má nejlepší odpověď navíc:
   *[other] Stojí { $points } bodů. Odkud je má nejlepší odpověď navíc:
  }
hints-same = Vede k témuž.
hints-why = Odkud se bere rozdíl
hints-sum = celkem
hints-part-rivals = { $less ->
    [yes] méně pro nejlepšího soupeře
   *[no] více pro nejlepšího soupeře
  }
hints-part-later = postavení a budoucí body
hints-part-other = ostatní
hints-line = Jak to může pokračovat
hints-line-about = Jedna z mnoha možností: co nemůžete vědět, je odhadnuto.
hints-hidden = odpověď, kterou neuvidíte
hints-imagined = Takto to může pokračovat, krok { $n }/{ $of }:
hints-imagined-back = Předchozí krok
hints-imagined-on = Další krok
hints-imagined-end = Zpět ke hře
hints-check = Zeptat se mě před drahou odpovědí
hints-check-about = Pro ty, kdo se učí: bot přemýšlí o každé otázce s vámi.
hints-check-offer = Teprve se učíte? Stůl se vás může zeptat před drahou odpovědí (viz „Rada“).
hints-check-on = Ptát se mě
hints-sure = Jste si jisti?
hints-sure-points = { $points ->
    [one] „{ $answer }“ vás připraví asi o 1 bod.
    [few] „{ $answer }“ vás připraví asi o { $points } body.
    [many] „{ $answer }“ vás připraví asi o { $points } bodu.
   *[other] „{ $answer }“ vás připraví asi o { $points } bodů.
  }
hints-sure-worse = „{ $answer }“ vede k horšímu postavení.
hints-sure-chance = Naděje na vítězství: místo { $from } % jen { $to } %.
hints-sure-best = Bot by zvolil: { $answer }. Ve srovnání to přináší:
hints-sure-again = Zvolit znovu
hints-sure-do = Přesto to udělat
