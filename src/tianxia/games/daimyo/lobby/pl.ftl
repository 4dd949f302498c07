daimyo-name = Daimyo: Odrodzenie Imperium
daimyo-tagline = Trzy kości na rundę i cały archipelag do zdobycia.
daimyo-about = Krótkie rundy pełne łańcuchów: kość otwiera kartę, karta otwiera wyspę.
daimyo-intro = Pięć rund po trzy tury. Garść kości rzuca się dla wszystkich; w swojej turze bierzesz jedną i kładziesz ją na planszy klanu. Jej kolor otwiera akcję: pomoc wieśniaków, produkcję, relikwie, nowe jednostki, budowle albo podatek. Jednostki rozchodzą się po wyspach, budowle utrwalają zdobycze, a bohaterowie zagrywani po drodze wydłużają krótkie tury. Liczą się wpływy: z wysp, celów, relikwii, wież i armii, którą zostawisz. Kości wzięte przez innych przepadają, więc patrz, czego potrzebują. Stół pokazuje każdy dozwolony krok i jego skutek.
