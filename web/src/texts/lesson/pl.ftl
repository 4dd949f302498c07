## Lessons by doing
lesson-learn = Naucz się w trakcie gry ({ $minutes } min)
lesson-title = Lekcja
lesson-goes-on = Tu trwa twoja lekcja
lesson-now = Teraz ty
lesson-back = Wstecz
lesson-next = Dalej
lesson-try = Spróbuj
lesson-play-on = Graj dalej
lesson-less = Ukryj opis
lesson-more = Pokaż opis
deal-known-lesson = To lekcja: układ jest zawsze taki sam i do niczego się nie liczy.
no-lesson = W prawdziwej grze możesz to zrobić. Lekcja pokazuje teraz coś innego: spójrz na jej kartę.
error-lesson = To teraz nie pasuje do lekcji: zrób to, co mówi jej karta.
error-no-lesson = Do tej gry nie ma jeszcze lekcji.
