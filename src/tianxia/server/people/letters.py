"""What a mail with a link says."""

from typing import Final

_WORDS: Final[dict[str, tuple[str, str]]] = {
    "en": (
        "Your link to Tianxia",
        "Somebody, probably you, wants to sign in to Tianxia with this address. Open this link in the browser you play in:\n\n"
        "{link}\n\n"
        "It works once, for half an hour. If it was not you, do nothing: without the link nobody gets in.\n",
    ),
    "pl": (
        "Twój link do Tianxia",
        "Ktoś, zapewne ty, chce się zalogować do Tianxia tym adresem e-mail. Otwórz ten link w przeglądarce, w której grasz:\n\n"
        "{link}\n\n"
        "Działa raz, przez pół godziny. Jeśli to nie ty, nic nie rób: bez linku nikt nie wejdzie.\n",
    ),
    "cs": (
        "Váš odkaz do Tianxia",
        "Někdo, nejspíš vy, se chce přihlásit do Tianxia touto adresou. Otevřete tento odkaz v prohlížeči, ve kterém hrajete:\n\n"
        "{link}\n\n"
        "Funguje jednou, půl hodiny. Pokud jste to nebyli vy, nedělejte nic: bez odkazu se nikdo nedostane dovnitř.\n",
    ),
}


def letter(language: str, link: str) -> tuple[str, str]:
    """(subject, text)"""
    subject, text = _WORDS.get(language, _WORDS["en"])
    return subject, text.format(link=link)
