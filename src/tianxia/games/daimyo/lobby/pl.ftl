daimyo-name = Daimyo: Odrodzenie Imperium
daimyo-tagline = Trzy kości na rundę i cały archipelag do zdobycia.
daimyo-about = Krótkie rundy pełne łańcuchów: kość otwiera kartę, karta otwiera wyspę.
