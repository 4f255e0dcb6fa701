chapter-turn = Le tour
STA-SET1 = Chacun commence sous la première marche.
STA-TRN1 = On joue à tour de rôle, dans le sens horaire.
STA-TRN2 = Le dé indique combien de marches on gravit. Une chute fait perdre ce qu’on a gravi pendant ce tour.
STA-TRN3 = Après chaque lancer sans chute, on relance le dé ou on se repose.
STA-END1 = Qui se repose en premier sur la dernière marche gagne.
