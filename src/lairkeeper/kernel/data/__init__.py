"""Plain data under everything else: records, seats, clones, outcomes, text, timers and chance."""
