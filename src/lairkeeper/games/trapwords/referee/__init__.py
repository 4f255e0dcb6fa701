"""The referee of Trapwords: does a clue spring a trap, is a guess right, and why.

`match(language)` loads a language once and answers for it; everything after that is pure. Loading reads files for a few
tenths of a second and may be done in a thread.
"""
