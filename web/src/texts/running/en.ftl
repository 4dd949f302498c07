running-announcements = Announcements
running-put-away = Put away
