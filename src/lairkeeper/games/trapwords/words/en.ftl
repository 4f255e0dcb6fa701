### Trapwords in words: what may be answered, what happens, what is asked.

## The referee: why a clue word springs a trap, or the secret word. `role` is trap or secret.

referee-target =
    { $role ->
        [secret] the secret word “{ $trap }”
       *[trap] the trap “{ $trap }”
    }
referee-of-target =
    { $role ->
        [secret] of the secret word “{ $trap }”
       *[trap] of the trap “{ $trap }”
    }
referee-nothing = Nothing was found that springs { referee-target }.
referee-same = “{ $clue }” is { referee-target }.
referee-spelling = “{ $clue }” is another spelling of { referee-target }.
referee-inflection = “{ $clue }” is an inflection { referee-of-target }.
referee-homograph = “{ $clue }” may also be an inflection { referee-of-target }.
referee-full_meaning = “{ $clue }” counts as { referee-target } in its full meaning only.
referee-family = “{ $clue }” belongs to the family { referee-of-target }.
referee-derivative = “{ $clue }” is built on the same root as { referee-target }.
referee-looks_related = “{ $clue }” looks like a relative { referee-of-target }.
referee-compound = “{ $clue }” is a compound with “{ $part }”, which springs { referee-target }.
referee-closed_compound = “{ $clue }” is made with “{ $part }”, which springs { referee-target }.
referee-whole_compound = “{ $clue }” is the whole of { referee-target }.
referee-part_of_trap = “{ $clue }” is a part { referee-of-target }.
referee-abbreviation = { $part ->
        [none] “{ $clue }” is a short form, or the full form, { referee-of-target }.
       *[other] “{ $clue }” stands for “{ $part }”, which springs { referee-target }.
    }
referee-blend = “{ $clue }” is a blend made with { referee-target }.
referee-number = “{ $clue }” is said with “{ $part }”, which springs { referee-target }.
referee-slip = “{ $clue }” looks like a misspelling { referee-of-target }.
referee-split_letters = “{ $clue }” spells { referee-target }.
referee-function_word = “{ $clue }” is spelled like { referee-target }, but is a small word of grammar.

## The referee: what it says of a guess.

guess-same = “{ $word }” is the secret word.
guess-spelling = “{ $word }” is another spelling of the secret word.
guess-inflection = “{ $word }” is a form of the secret word.
guess-compound = “{ $word }” contains the secret word.
guess-closed_compound = “{ $word }” seems to contain the secret word.
guess-whole_compound = “{ $word }” is the whole secret word.
guess-number = “{ $word }” is said with the secret word.
guess-gender = “{ $word }” is the other gender of the secret word.
guess-slip = “{ $word }” may be a slip of the keyboard.
guess-part_of_trap = That is only a part of the secret word.
guess-nothing = That is not the secret word.

## The referee: may this word be a trap?

legality-fine = This word can be a trap.
legality-one = The word “one” cannot be a trap.
legality-shape = A trap is one word or one fixed compound of 2 to 30 letters.
legality-like_pronoun = This word works as a pronoun.
legality-filler = People say this word by habit.
legality-near_filler = People often say this word by habit.
legality-auxiliary = An auxiliary verb cannot be a trap.
legality-function_word = A small word of grammar cannot be a trap.
legality-full_meaning_only = It counts in its full meaning only, not as an auxiliary.
legality-full_word_only = It counts only where it is said as a noun, an adjective or a full verb.
legality-unknown = This word is in no dictionary.
legality-name = This looks like a name; names may be forbidden in clues anyway.
legality-kind = Only nouns, adjectives, verbs and numbers can be traps.
