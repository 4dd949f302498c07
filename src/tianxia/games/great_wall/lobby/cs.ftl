great_wall-name = Velká čínská zeď
great_wall-tagline = Braňte zeď společně, ale vzpomínat se bude jen na jednoho.
great_wall-about = Tajné rozkazy a společné nebezpečí: horda přijde na všechny, čest jen k nejlepším.
great_wall-intro = Každý rok se před třemi úseky zdi shromáždí hordy. Na podzim všichni tajně zvolí kartu velení; odkryté karty pošlou úředníky na pily, do lomů, kasáren a ke stavitelům. Místo pracuje, až je plné, a to pro všechny, kdo tam stojí, takže úředník vašeho souseda může být právě ten, který vám chybí. Kopiníci, lučištníci a jezdci zraňují hordy; kdo zakryje poslední pole hordy, má podíl na odměnách. V zimě zbytek zaútočí: kde zeď nevydrží, padají vojáci a rozdává se hanba. Vyhraje nejvíc cti. Zeď padne všem, ale vzpomínat se bude jen na jednoho.
