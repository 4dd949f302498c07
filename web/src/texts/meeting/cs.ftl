## The lobby
meeting-waits-for-me = Čeká na vás
meeting-your-turn = Jste na tahu
meeting-play = Hrát
meeting-asks-you = { $name } vás zve ke hře
meeting-asks-you-to = { $name } vás zve ke hře { $game }.
meeting-look = Podívat se
meeting-no-thanks = Ne, děkuji
meeting-go = Přejít
meeting-with-people = Hrajte s ostatními
meeting-open-tables = Otevřené stoly
meeting-no-open-tables = U otevřeného stolu teď nikdo nečeká. Nechte si hru najít, nebo otevřete vlastní stůl.
meeting-others-look = Právě hledají hru: { $what }.
meeting-free = { $n ->
    [one] volné 1 { $all ->
        [few] ze
       *[other] z
      } { $all } míst
    [few] volná { $n } { $all ->
        [few] ze
       *[other] z
      } { $all } míst
   *[other] volných { $n } { $all ->
        [few] ze
       *[other] z
      } { $all } míst
  }

## Find me a game
meeting-find = Najít mi hru
meeting-find-text = Zaškrtněte vše, na co máte chuť. Jakmile se najde dost lidí, sednete si spolu ke stolu.
meeting-find-games = Hry
meeting-find-do = Hledat hru
meeting-counts = Hodnocení
meeting-counts-either = Je mi to jedno
meeting-counts-yes = Jen hodnocené
meeting-counts-no = Jen nehodnocené
meeting-fill = Když přijde málo lidí
meeting-fill-after = { $n ->
    [one] po minutě doplnit boty
   *[other] po { $n } minutách doplnit boty
  }
meeting-fill-never = čekat jen na lidi
meeting-seeking = Hledáme vám hru …
meeting-seeking-what = { $games }, počet hráčů: { $seats }.
meeting-seeking-bots = Boti se přidají za { $time }.
meeting-seeking-stay = Nechte stránku Tianxia otevřenou: hledání skončí, když tu nebudete { $n ->
    [one] minutu
    [few] { $n } minuty
   *[other] { $n } minut
  }.
meeting-give-up = Přestat hledat
meeting-found = Hra pro vás je nalezena. Ostatní už sedí u stolu.

## Terms
meeting-seen-by = Kdo smí přijít
meeting-seen-by-private = Jen s odkazem
meeting-seen-by-friends = Lidé, které sleduji
meeting-seen-by-public = Kdokoli
meeting-clock = Hodiny
meeting-clock-none = Bez hodin
meeting-clock-move = { $time } na každý tah
meeting-clock-bank = { $time } na celou hru
meeting-clock-bank-more = { $time } na hru a { $more } navíc za každý tah
meeting-clock-own = Vlastní čas na tah
meeting-clock-own-bank = Vlastní čas na celou hru
meeting-unit = Jednotka
meeting-unit-minutes = minuty
meeting-unit-hours = hodiny
meeting-unit-days = dny
meeting-bank = Minuty na hru
meeting-increment = Minuty navíc za tah
meeting-zero = Když dojde čas
meeting-zero-bot = hraje dál bot
meeting-zero-resign = hráč se vzdává
meeting-rated = hodnocená
meeting-unrated = nehodnocená
meeting-rated-ask = Hra se počítá do hodnocení
meeting-level-mine = přibližně moje úroveň
meeting-level-similar = pro podobně silné hráče
meeting-level-any = pro jakoukoli úroveň
meeting-seconds = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
  }
meeting-minutes = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[other] { $n } minut
  }
meeting-hours = { $n ->
    [one] 1 hodina
    [few] { $n } hodiny
   *[other] { $n } hodin
  }
meeting-days = { $n ->
    [one] 1 den
    [few] { $n } dny
   *[other] { $n } dní
  }

## Before the game
meeting-special = Jinak než obvykle:
meeting-starts-when-full = { $n ->
    [one] Hra začne, jakmile se posadíte.
    [few] Hra začne, až budou obsazena všechna { $n } volná místa.
   *[other] Hra začne, až bude obsazeno všech { $n } volných míst.
  }
meeting-in-a-minute = Hra za minutu
meeting-waiting-watch = Hra začne, až budou všechna místa obsazena.
meeting-not-seated = U tohoto stolu už nemáte místo.
meeting-held-for = místo čeká: { $name }
meeting-leave = Odejít od stolu
meeting-send-away = Poslat pryč
meeting-close = Zavřít tento stůl
meeting-close-sure = Zavřít pro všechny?
meeting-close-yes = Ano, zavřít
meeting-close-no = Nechat otevřený
meeting-invite = Pozvěte ostatní
meeting-share = Sdílet …
meeting-share-text = Místo u hry { $game } čeká na vás.
meeting-qr = QR kód
meeting-qr-label = QR kód odkazu ke stolu
meeting-ask-somebody = Pozvěte někoho známého
meeting-ask = Pozvat
meeting-answer-none = pozvánka odeslána
meeting-answer-sits = sedí u stolu
meeting-answer-declined = nemůže přijít

## Friends
meeting-friends = Přátelé
meeting-friends-text = Sledujte lidi, ať vidíte, kdy tu jsou, a můžete pro ně otevírat stoly. Nikdo se nedozví, že ho sledujete nebo blokujete.
meeting-friends-none = Zatím nikdo. Objeví se tu ti, se kterými si zahrajete.
meeting-group-follow = Koho sleduji
meeting-group-met = Hráli se mnou
meeting-group-block = Blokovaní
meeting-here = je tu
meeting-follow = Sledovat
meeting-unfollow = Přestat sledovat
meeting-block = Blokovat
meeting-unblock = Odblokovat
meeting-again = Hrát znovu: { $game }

## Errors
error-table-closed = Tento stůl byl zavřen dřív, než hra začala.
error-already-begun = Hra už začala. Nikoho už nelze poslat pryč ani stůl zavřít.
error-not-over = Tato hra se ještě hraje.
