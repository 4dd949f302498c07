great_wall-name = Wielki Mur
great_wall-tagline = Brońcie muru razem, a zapamiętany zostanie jeden.
great_wall-about = Tajne rozkazy i wspólne zagrożenie: horda idzie na wszystkich, chwała tylko dla najlepszych.
