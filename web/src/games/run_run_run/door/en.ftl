### What stands at the door of this game in the lobby.

door-title = Run Run Run!
door-facts = 1–4 players · 30 min · together
door-about = Cats lay out a pyramid room by room, and every symbol brings the mummies closer.
