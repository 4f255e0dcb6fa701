### La même chose pour qui voit le plateau : sans coordonnées.

event-tile_placed = { CAPITAL($hero) } pose { $tile }.
question-choose_rotation = { CAPITAL($hero) } : dans quel sens poser { $tile } ?
question-turn_risky_tile = { CAPITAL($hero) } : dans quel sens poser { $tile } ?
question-keep_dice = { CAPITAL($hero) } : garder le { $face }, ou le relancer ?
question-place_dice = { CAPITAL($hero) } : où va le { $face } ?
