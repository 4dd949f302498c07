great_wall-name = Velká čínská zeď
great_wall-tagline = Braňte zeď společně, ale vzpomínat se bude jen na jednoho.
great_wall-about = Tajné rozkazy a společné nebezpečí: horda přijde na všechny, čest jen k nejlepším.
