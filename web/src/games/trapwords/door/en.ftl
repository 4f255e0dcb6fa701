### What stands at the door of this game in the lobby.

door-title = Trapwords
door-facts = 4–16 players · 45 min · two teams
door-about = Describe a word without stepping on the words the others have trapped.
door-journey = Match { $n } of a series
