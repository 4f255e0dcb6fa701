### Trapwords en paroles : ce que l’on peut répondre, ce qui arrive, ce qui est demandé.

## L’arbitre : pourquoi un mot déclenche un piège, ou le mot secret. `role` vaut trap ou secret.

referee-target =
    { $role ->
        [secret] le mot secret « { $trap } »
       *[trap] le piège « { $trap } »
    }
referee-of-target =
    { $role ->
        [secret] du mot secret « { $trap } »
       *[trap] du piège « { $trap } »
    }
referee-nothing = Rien ici ne déclenche { referee-target }.
referee-same = « { $clue } », c’est { referee-target }.
referee-spelling = « { $clue } » est une autre façon d’écrire { referee-target }.
referee-inflection = « { $clue } » est une forme { referee-of-target }.
referee-homograph = « { $clue } » peut aussi être une forme { referee-of-target }.
referee-full_meaning = « { $clue } » n’atteint { referee-target } que dans son sens plein.
referee-family = « { $clue } » est de la famille { referee-of-target }.
referee-derivative = « { $clue } » a la même racine que { referee-target }.
referee-looks_related = « { $clue } » ressemble à un parent { referee-of-target }.
referee-compound = « { $clue } » contient « { $part } », ce qui déclenche { referee-target }.
referee-closed_compound = « { $clue } » est formé avec « { $part } », ce qui déclenche { referee-target }.
referee-whole_compound = « { $clue } », c’est en entier { referee-target }.
referee-part_of_trap = « { $clue } » est une partie { referee-of-target }.
referee-abbreviation = { $part ->
        [none] « { $clue } » est une forme courte, ou longue, { referee-of-target }.
       *[other] « { $clue } » veut dire « { $part } », ce qui déclenche { referee-target }.
    }
referee-blend = « { $clue } » est un mot-valise formé avec { referee-target }.
referee-number = « { $clue } » se dit avec « { $part } », ce qui déclenche { referee-target }.
referee-slip = « { $clue } » est une faute de frappe, au lieu { referee-of-target }.
referee-split_letters = « { $clue } » épelle { referee-target }.
referee-function_word = « { $clue } » s’écrit comme { referee-target }, mais n’est ici qu’un petit mot de grammaire.

## L’arbitre : ce qu’il dit d’une proposition.

guess-same = « { $word } » est le mot secret.
guess-spelling = « { $word } » est une autre façon d’écrire le mot secret.
guess-inflection = « { $word } » est une forme du mot secret.
guess-compound = « { $word } » contient le mot secret.
guess-closed_compound = « { $word } » semble contenir le mot secret.
guess-whole_compound = « { $word } » est le mot secret en entier.
guess-number = « { $word } » se dit avec le mot secret.
guess-gender = « { $word } » est l’autre genre du mot secret.
guess-slip = « { $word } » est peut-être une faute de frappe.
guess-part_of_trap = Ce n’est qu’une partie du mot secret.
guess-nothing = Ce n’est pas le mot secret.

## L’arbitre : ce mot peut-il être un piège ?

legality-fine = Ce mot peut être un piège.
legality-one = Le mot « un » ne peut pas être un piège.
legality-shape = Un piège est un seul mot ou un composé figé, de 2 à 30 lettres.
legality-like_pronoun = Ce mot sert de pronom.
legality-filler = On dit ce mot par habitude.
legality-near_filler = On dit souvent ce mot par habitude.
legality-auxiliary = Un verbe auxiliaire ne peut pas être un piège.
legality-function_word = Un petit mot de grammaire ne peut pas être un piège.
legality-full_meaning_only = Il ne compte que dans son sens plein, pas comme auxiliaire.
legality-full_word_only = Il ne compte que dit comme nom, adjectif ou verbe plein.
legality-unknown = Ce mot n’est dans aucun dictionnaire.
legality-name = Cela ressemble à un nom propre ; les indices ont rarement le droit d’en contenir.
legality-kind = Seuls les noms, les adjectifs, les verbes et les nombres peuvent être des pièges.
