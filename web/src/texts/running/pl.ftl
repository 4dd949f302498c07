running-announcements = Ogłoszenia
running-put-away = Schowaj
