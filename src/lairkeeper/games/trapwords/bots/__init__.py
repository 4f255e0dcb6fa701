"""The computer players of Trapwords: they set traps, give clues and guess (section on computer players: TRP-SET3).

All are pure functions of what the seat may know. `suggest_traps` and `suggest_clues` are told the secret word,
`suggest_guesses` never is. Each returns texts that are worth saying, the best first, so that a game can offer them as a
menu. Nothing is loaded before the first question; that takes about a second for a language, and `load(language)` does
it beforehand, in a thread if need be.
"""
