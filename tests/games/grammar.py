"""What no editor would let pass, and every message with every value it can take, to hold against it.

Each name is said in every message that can hold it, each amount as 0, 1, 2, 3, 5 and 22, and two values together, because words
agree in pairs. What a game's drawing on the page says is read along with its own texts; the rooms of the page itself and the
letters of the server are read like games.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from babel import Locale

from tests.games.texts import PLURALS, ROOT, Texts, code_of, files_of, texts
from tianxia.engine.registry import names

AMOUNTS = (0, 1, 2, 3, 5, 22)
PAIRED = 16  # a variable with more values than this is not said in pairs
# variables that hold words, though no text chooses by them: of people and lists
_WORDS = (
    "player names name who others by person bot words text figure seen what key rule language step stack cards criterion"
    " needs neighbours people"
)
NAMES = set(_WORDS.split())
# … of moments and addresses, and whole sentences
SAID = dict.fromkeys(("at", "date", "until"), "17:30") | dict.fromkeys(("time", "increment", "more"), "2 min")
SAID |= dict.fromkeys(("mail", "site", "url"), "ann@example.org") | {"code": "123-456", "message": "Ann."}
SENTENCES = ("log-", "ask-", "no-", "mind-", "end-")
OF_ROOMS = ("error-", "no-", "not-counted-")
# the page itself, room by room, what the server writes, and games of other packages
ROOMS = {
    path.parent.relative_to(ROOT).as_posix(): path.parent
    for folder in (ROOT / "web" / "src" / "texts", ROOT / "src" / "tianxia" / "server", ROOT / "examples")
    for path in sorted(folder.rglob("en.ftl"))
}

# ---- what is wrong in any language, and in each ----

ANYWHERE = [
    r"\b[A-Z]\d\b",  # codes of places
    r"\b[A-Z]\.[A-Z]\b",
    r"[a-z]_[a-z]",  # ids
    r" [.,;:?!](\s|$)",
    r"([.,;:])\1",
    r"  ",
]
WRONG = {
    "en": [r"(\ba|^A) [aeio]\w", r"\b[Aa]n [^aeiouAEIOUhLMNS“‘ ]\w", r"\bThe the\b"],
    "pl": [
        r"\b(the|and|your|from|with)\b",
        r"\b[Ii]lu \w+(icy|yści|erze)\b",
        r"\b[Zz] ([śźżzŚŹŻZ]|[sS](?!z)|[sS]z(?=[^aeiouyąęó]))[^aeiouyąęó\s]",
        r"\b[Zz] 1\d\d\b",
        r"\b[Ww] [wfWF][^aeiouyąęó\s]",
        r"[\w,;:] (Tw[oó]\w+|Ty|Ciebie|Cię|Tobie|Tobą)\b",  # as small as everywhere else
    ],
    "cs": [
        r"\b(the|and|your|from|with)\b",
        r"\b[Kk]olik \w+(íci|ci|áci|elé)\b",
        r"\b[Zz] ([sšzžSŠZŽ]|[234]\b)",
        r"\b[Vv] ([vfVF]|[234]\b)",
        r"\b([Zz]|[Vv])e [1589]\b",
        r"(?i)\b(tv(ůj|é|á|ého|oje|ým|ou|ými|ých)|tě|tebe|tobě|tebou|jsi|zaplať|vezmi|zvol|přesuň|umísti|postav|najmi|dosaď"
        r"|vyber|polož|odhoď)\b",
        r"(?i)\b(?!(?:ne)?(?:nej)?spíš\b|váš\b|náš\b)\w+[eíá]š\b",  # máš, hraješ, smíš
    ],
}

# ---- how many of what: the forms after 1, after 2, and after 0 or 5 ----

COUNTED = {
    "en": """
        second/seconds minute/minutes hour/hours day/days person/people player/players seat/seats table/tables game/games
        message/messages line/lines code/codes entry/entries answer/answers win/wins place/places position/positions
        region/regions build/builds event/events round/rounds
        card/cards token/tokens resource/resources soldier/soldiers clerk/clerks wound/wounds barricade/barricades coin/coins
        point/points spearman/spearmen archer/archers cavalryman/cavalrymen horde/hordes level/levels cell/cells figure/figures
        tile/tiles die/dice unit/units worker/workers official/officials marker/markers event/events worker/workers
        governor/governors palace/palaces wall/walls relic/relics mercenary/mercenaries artist/artists craftsman/craftsmen
    """,
    "pl": """
        sekunda,sekundę/sekundy/sekund minuta,minutę/minuty/minut godzina,godzinę/godziny/godzin dzień/dni/dni
        osoba,osobę/osoby/osób gracz/graczy/graczy miejsce/miejsca/miejsc stół/stoły/stołów gra,grę/gry/gier kod/kody/kodów
        wygrana/wygrane/wygranych
        Honor/Honoru/Honoru Drewno/Drewna/Drewna Kamień/Kamienie/Kamieni Złoto/Złota/Złota Surowiec/Surowce/Surowców
        karta,kartę/karty/kart żeton/żetony/żetonów moneta,monetę/monety/monet punkt/punkty/punktów pole/pola/pól
        Żołnierz,Żołnierza,Żołnierzem/Żołnierzy,Żołnierze,Żołnierzami/Żołnierzy,Żołnierzami
        Urzędnik,Urzędnika/Urzędników/Urzędników
        Włócznik,Włócznika/Włóczników,Włócznikami/Włóczników,Włócznikami
        Łucznik,Łucznika/Łuczników,Łucznikami/Łuczników,Łucznikami
        Kawalerzysta,Kawalerzystę/Kawalerzystów/Kawalerzystów Rana,Ranę/Rany/Ran Barykada,Barykadę/Barykady/Barykad
        budowa,budowę/budowy/budów figurka,figurkę/figurki/figurek kafel/kafle/kafli kość/kości/kości
        jednostka,jednostkę/jednostki/jednostek znacznik/znaczniki/znaczników robotnik,robotnika/robotników,robotnicy/robotników
        pałac/pałace/pałaców relikt/relikty/reliktów zarządca,zarządcę/zarządców,zarządcy/zarządców drewno/drewna/drewna
        kamień/kamienie/kamieni złoto/złota/złota surowiec/surowce/surowców ryż/ryżu/ryżu wpływ/wpływu/wpływu
    """,
    "cs": """
        sekunda,sekundu/sekundy/sekund minuta,minutu/minuty/minut hodina,hodinu/hodiny/hodin den/dny/dní
        člověk/lidé/lidí hráč/hráči/hráčů místo/místa/míst stůl/stoly/stolů hra,hru/hry/her kód/kódy/kódů výhra/výhry/výher
        bod/body/bodů dřevo/dřeva/dřeva kámen/kameny/kamenů zlato/zlata/zlata zdroj/zdroje/zdrojů karta,kartu/karty/karet
        žeton/žetony/žetonů mince,minci/mince/mincí pole/pole/polí voják,vojáka,vojákem/vojáci,vojáky/vojáků,vojáky
        úředník,úředníka/úředníci,úředníky/úředníků kopiník,kopiníka/kopiníci,kopiníky/kopiníků
        lučištník,lučištníka/lučištníci,lučištníky/lučištníků jezdec,jezdce/jezdci,jezdce/jezdců zátaras/zátarasy/zátarasů
        stavba,stavbu/stavby/staveb figurka,figurku/figurky/figurek dílek/dílky/dílků kostka,kostku/kostky/kostek
        jednotka,jednotku/jednotky/jednotek značka,značku/značky/značek dělník,dělníka/dělníci,dělníky/dělníků
        palác/paláce/paláců relikvie,relikvii/relikvie/relikvií správce,správce/správci,správce/správců rýže,rýži/rýže/rýže
    """,
}
# in "2 tactic cards" none of these stands between
LINKS = re.compile("of|and|or|per|for|to|in|from|with|the|each|a|at|on|by|is|are|less")
# after these an amount stands in another case than in the forms above
GOVERN = {
    "en": re.compile(r"\d+"),
    "pl": re.compile(r"\d+|z|ze|do|od|bez|dla|spośród|po|o|przy|w|brakuje"),
    "cs": re.compile(r"\d+|z|ze|do|od|bez|u|k|ke|po|o|při|v|ve|s|se|na"),
}

# after these "more" is the form for every amount but one
GENITIVE = {"pl": ("do", "od", "bez", "dla", "około"), "cs": ("do", "od", "bez", "u")}

# ---- names after a preposition: the nominative is wrong ----

# never with a nominative-looking word, and never with that of a feminine or a person (others look the same in the accusative)
NEVER = {"pl": "z ze do od bez dla u spod przy ku w we", "cs": "z ze do od bez u zpod k ke proti při v ve s"}
PERSONS_NEVER = {"pl": "na za pod nad przed o po", "cs": "na za pod nad před o po"}
PERSON = {
    "pl": r"(?<!znacz)(?<!wskaź)nik|arz|acz|żołnierz|Żołnierz|oficer|Generał|muzyk|inspektor|sługa",
    "cs": r"ník|(?<!sloup)ec|tel|ář|voják|generál|hráč|inspektor|sluha",
}
UNCHANGED = r"Qin|Čchin|PZ|VB|Chi|\w+um"
ENDS = {"pl": r".*([ao]|[bcćdfghjklłmnńprsśtwzźż])", "cs": r".*([ao]|[bcčdďfghjklmnňprřsštťvzž])"}


@cache
def read(source: str, language: str) -> Texts:
    """A game with its drawing, its lesson and its coach, or a room."""
    if source in ROOMS:
        return Texts("", language, [ROOMS[source] / f"{language}.ftl"])
    drawn = ROOT / "web" / "src" / "games" / source / "texts" / f"{language}.ftl"
    taught = [code_of(source) / folder / f"{language}.ftl" for folder in ("lesson", "coach")]
    return Texts(f"{source}-", language, files_of(source, language) + [path for path in (drawn, *taught) if path.is_file()])


def called(language: str) -> list[str]:
    """What the games are called."""
    return [texts(game, language).say("name", {}) for game in names()]


def values(found: Texts, language: str, key: str) -> dict[str, list[str | int]]:
    """What each variable of a message can be."""
    uses = found.uses(key)
    out: dict[str, list[str | int]] = {}
    for name in sorted(uses.used):
        chosen = uses.choices.get(name, set())
        words = sorted(chosen - PLURALS)
        if name in ("game", "games") and not chosen:
            out[name] = [*called(language)]
        elif name in SAID:
            out[name] = [SAID[name]]
        elif not chosen:
            out[name] = ["Ann"] if name in NAMES else [*AMOUNTS]
        elif "one" in chosen or all(word.isdigit() for word in words):
            out[name] = [*AMOUNTS]
        else:
            out[name] = [*words, *(chosen & {"other"})]
    return out


def sayings(found: Texts, language: str) -> Iterator[tuple[str, str]]:
    """Every message with every value, and with every two values of variables that have few."""
    for key in found.messages:
        name = key.removeprefix(found.prefix)
        can = values(found, language, key)
        plain = {variable: options[-1] for variable, options in can.items()}
        said = {found.say(name, {**plain, variable: option}) for variable, options in can.items() for option in options}
        if name.startswith("what-"):  # is said after its amount
            said = {f"{n} {found.say(name, {'amount': n, 'n': n})}" for n in AMOUNTS}
        short = [variable for variable, options in can.items() if len(options) <= PAIRED]
        for a, b in combinations(short, 2):
            said |= {found.say(name, {**plain, a: x, b: y}) for x, y in product(can[a], can[b])}
        for sentence in sorted(said or {found.say(name, {})}):
            yield name, sentence


@cache
def counted(language: str) -> dict[str, set[str]]:
    """After which amounts each form can stand: "one", "few" or "more"."""
    forms: dict[str, set[str]] = {}
    for row in COUNTED[language].split():
        kinds = row.split("/")
        for kind, after in zip(kinds, ("one", "few", "more") if len(kinds) == 3 else ("one", "more"), strict=True):
            for word in kind.split(","):
                forms.setdefault(word, set()).add(after)
    return forms


def miscounted(language: str, sentence: str) -> list[str]:
    """An amount before a form that does not follow it: "2 Honor", "1 kart", in English also "1 tactic cards"."""
    plural, forms = Locale.parse(language).plural_form, counted(language)
    out = []
    for hit in re.finditer(r"(?<![\d,.–])(?:(\w+) )?\b(\d+) (\w+)(?: (\w+))?", sentence):
        before, amount, word, next_word = hit.groups()
        if before and before.lower() in GENITIVE.get(language, ()):
            out += [hit.group()] if int(amount) != 1 and "more" not in forms.get(word, {"more"}) else []
            continue
        if before and GOVERN[language].fullmatch(before.lower()):
            continue
        if language == "en" and word not in forms and not LINKS.fullmatch(word):
            word = next_word or word
        form = plural(int(amount))
        if word in forms and (form if form in ("one", "few") else "more") not in forms[word]:
            out.append(hit.group())
    return out


def uninflected(found: Texts, language: str) -> list[str]:
    """Patterns of a preposition before a name of the glossary as the glossary has it."""
    if language not in NEVER:
        return []
    terms = {found.say(key.removeprefix(found.prefix), {}).split()[0] for key in found.messages if "-term-" in key}
    terms = {word for word in terms if re.fullmatch(ENDS[language], word) and not re.fullmatch(UNCHANGED, word)}
    persons = {word for word in terms if word.endswith("a") or re.search(rf"({PERSON[language]})$", word)}
    named = {"Ann", *called(language)}  # which have no other form: "dla osoby Ann", "do gry: Wielki Mur"
    out = []
    for prepositions, words in ((NEVER[language], terms | named), (PERSONS_NEVER[language], persons | named)):
        if words:
            out.append(rf"\b(?i:{'|'.join(prepositions.split())}) ({'|'.join(sorted(map(re.escape, words)))})\b")
    return out


@cache
def patterns(source: str, language: str) -> list[re.Pattern[str]]:
    return [re.compile(p) for p in [*ANYWHERE, *WRONG[language], *uninflected(read(source, language), language)]]


def objections(source: str, language: str, name: str, sentence: str) -> list[str]:
    """What is wrong with this text of a game or a room."""
    wrong = [hit.group() for pattern in patterns(source, language) if (hit := pattern.search(sentence))]
    wrong += miscounted(language, sentence)
    if name.startswith(OF_ROOMS if source in ROOMS else SENTENCES):
        wrong += ["small letter"] if sentence[0].islower() else []
        wrong += [] if sentence[-1] in ".?!" else ["no full stop"]
    return wrong
