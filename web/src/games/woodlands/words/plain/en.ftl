### The same for people who see the board: no coordinates.

event-tile_placed = { CAPITAL($hero) } places { $tile }.
question-choose_rotation = { CAPITAL($hero) }: which way does { $tile } face?
question-turn_risky_tile = { CAPITAL($hero) }: which way does { $tile } face?
question-keep_dice = { CAPITAL($hero) }: keep the { $face }, or reroll it?
question-place_dice = { CAPITAL($hero) }: where does the { $face } go?
