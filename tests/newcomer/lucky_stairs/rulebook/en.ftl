chapter-turn = The turn
STA-SET1 = Everybody begins below the first stair.
STA-TRN1 = Players take turns, clockwise.
STA-TRN2 = The die says how many stairs are climbed. A fall loses what was climbed in this turn.
STA-TRN3 = After each roll that is no fall, the player rolls again or rests.
STA-END1 = The first player to rest on the top stair wins.
