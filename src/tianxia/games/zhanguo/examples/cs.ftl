# Příklady v knize pravidel; jejich čísla jsou v examples.json.
zhanguo-example-unify = Druhá karta u regionu
zhanguo-example-unify-text = U regionu už leží jedna slonovinová karta. Přidáte další: je druhá, takže si vezmete { $markers } slonovinové žetony a nepokoje tam vzrostou o { $unrest }.
zhanguo-example-hire = Dva úředníci najímají
zhanguo-example-hire-text = V dělnické zóně stojí červený a šedý úředník. Přivedou { $workers } dělníky, a přece nepokoje vzrostou jen o { $unrest }.
zhanguo-example-governor = Guvernér uklidní region
zhanguo-example-governor-text = Červený, šedý a bílý úředník z jedné guvernérské zóny dají { $governors } guvernéra. Zvolíte bonusové pole s body: hned { $vp } VB. Potom tam nepokoje klesnou z úrovně { $before } na { $after }.
zhanguo-example-palace = Palác
zhanguo-example-palace-text = Vrátíte { $here } dělníky z regionu paláce a { $there } z jiného. Vezmete si hnědý žeton s hodnotou { $value } pro zákony. U vašich regionů leží tři karty: { $vp } VB.
zhanguo-example-majority = Nejvíc guvernérů v regionu
zhanguo-example-majority-text = V regionu máte { $mine } guvernéry, soupeř jednoho. Získáte 9 VB a 3 VB za každého svého guvernéra, celkem { $vp } VB. Soupeř získá { $none } VB.
zhanguo-example-shared = Společný region
zhanguo-example-shared-text = Dva hráči mají v regionu po dvou guvernérech. Jeden by získal 15 VB; po dělení dvěma a zaokrouhlení dolů dostane jeden { $vp } VB a druhý { $other } VB.
