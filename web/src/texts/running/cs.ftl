running-announcements = Oznámení
running-put-away = Skrýt
