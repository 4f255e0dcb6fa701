"""One table as the fold of its log: records, seats, timers, undo, randomness, chat. No I/O and no clock."""
