# Příklady v knize pravidel; jejich čísla jsou v examples.json.
daimyo-example-production = Guvernér vedle technofarmy
daimyo-example-production-text = Na jednom Místě produkce kovu stojí váš guvernér a vaše technofarma: { $metal } kovu. Na jiném stojí guvernér sám: { $rice } rýže.
daimyo-example-recruit = Tři guvernéři v jedné akci
daimyo-example-recruit-text = Naverbujete tři guvernéry, dva na modrý ostrov a jednoho na červený. Stojí 1, 2 a 3 rýže, dohromady { $rice }. Každý přináší vliv 2: na modrém ostrově { $two }, na červeném { $one }.
daimyo-example-shadow = Přichází stín
daimyo-example-shadow-text = Váš stín obsadí nejnebezpečnější místo modrého ostrova: { $gold } zlata a vliv { $yours }. Vyřadí guvernéra soupeře, který tam ztratí vliv { $theirs } a dostane { $rice } rýži.
daimyo-example-island = Shoda o první místo
daimyo-example-island-text = Na modrém ostrově mají dva hráči vliv 2 a třetí vliv 1. Žádný z těch dvou tam nemá stín, takže shoda trvá. Zlatá korouhev má { $gold } BP, stříbrná { $silver } BP: součet se rozdělí rovným dílem, { $each } BP a { $other } BP. Druhé místo není: { $third } BP.
daimyo-example-building = Druhá technofarma
daimyo-example-building-text = Jedna vaše technofarma už stojí. Druhá stojí to, co ukazuje stavební deska, { $metal } kov a { $stone } kameny, a příplatek { $gold } zlato.
daimyo-example-ability = Třináct stačí
daimyo-example-ability-text = Vaše tři kostky ukazují 6, 4 a 3, dohromady { $sum }. Smíte tedy použít schopnost klanu. Klan přírody získá dvě suroviny; vezmete si { $rice } rýži a { $stone } kámen.
daimyo-example-relic = Čtvrtá destička
daimyo-example-relic-text = Máte destičky 1, 2 a 3 jedné relikvie, obsazených míst skladu: { $before }. S destičkou 4 je hned obnovena: všechny čtyři zabírají dohromady jen { $after } místo. Váš žeton přijde na nejvyšší oltář toho ostrova: vliv { $influence }.
