### Ce qui est écrit à la porte de ce jeu, dans le hall.

door-title = Run Run Run !
door-facts = 1–4 joueurs · 30 min · ensemble
door-about = Des chats tracent une pyramide salle après salle, et chaque symbole rapproche les momies.
