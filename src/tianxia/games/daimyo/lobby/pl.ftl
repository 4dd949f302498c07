daimyo-name = Daimyo: Odrodzenie Imperium
daimyo-tagline = Trzy kości na rundę i cały archipelag do zdobycia.
daimyo-about = Krótkie rundy pełne łańcuchów: kość otwiera kartę, karta otwiera wyspę.
daimyo-intro = Pięć rund po trzy tury. Garść kości rzuca się dla wszystkich; w swojej turze bierzesz jedną i kładziesz ją na Planszy Klanu. Jej kolor otwiera akcję: Pomoc od Mieszkańców Wioski, Produkcję, Relikt, Rekrutację, Budowę albo Podatek. Jednostki rozchodzą się po wyspach, budynki utrwalają zdobycze, a Bohaterowie zagrywani po drodze wydłużają krótkie tury. Liczą się Punkty Popularności: za Wpływ na wyspach, Cele, Relikty, Wieże i armię, którą zostawisz. Kości wzięte przez innych przepadają, więc patrz, czego potrzebują. Stół pokazuje każdy dozwolony krok i jego skutek.
