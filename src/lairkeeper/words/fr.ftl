### Les mots communs à tous les jeux et à toutes les interfaces.

language-name = Français

## Qui répond

seat-chance = Le hasard
seat-clock = L’horloge
seat-player = Joueur { $number }

## Les listes, et ce qui conviendrait

list-nothing = rien
list-and =
    .more = { $most }, { $next }
    .last = { $most } et { $next }
list-or =
    .more = { $most }, { $next }
    .last = { $most } ou { $next }
list-comma =
    .more = { $most }, { $next }
    .last = { $most }, { $next }
list-sum =
    .more = { $most } + { $next }
    .last = { $most } + { $next }

range = un nombre de { $low } à { $high }
range-from = un nombre à partir de { $low }
range-to = un nombre jusqu’à { $high }
expected-whole-number = un nombre entier
expected-id = une lettre, puis jusqu’à 31 lettres sans accent, chiffres, « _ » ou « - »
expected-free-place = un endroit où il n’y a pas d’autre salle
expected-shared-wall = une salle avec un mur commun
expected-door-back = une salle dont une porte ramène à celle-ci

toml-string = un texte entre guillemets
toml-integer = un nombre entier
toml-float = un nombre décimal
toml-boolean = true ou false
toml-array = une liste
toml-table = une table de clés et de valeurs

## Les réponses qui ne sont l’option d’aucun jeu

option-begin_again = Recommencer ce choix

## Les refus

error-error = C’est refusé.
error-by-clauses = { $error } Règles : { $clauses }.
error-option-malformed = Cette réponse est illisible : { $reason }.
error-text-unfit =
    { $what ->
        [lines] Une liste compte de { $least } à { $most } lignes ; celle-ci en a { $found }.
       *[other] Il faut de { $least } à { $most } caractères ; vous en avez écrit { $found }.
    }
error-config-bad =
    { $key ->
        [config] Ces options de table sont illisibles : { $expected }.
       *[other] L’option de table « { $key } » ne peut pas valoir « { $value } » ; il faut { $expected }.
    }
error-config-lines = « { $key } » : { $problems }.
error-config-needs = L’option de table « { $key } » ne peut valoir « { $value } » que si « { $needs } » vaut { $values }.
error-content-bad = Ce contenu n’est pas jouable. { $problem }
error-journal-corrupt = Cette partie enregistrée est inutilisable. { $problem }
error-sequel-none = Rien ne suit cette partie de « { $game } ».
error-state-corrupt =
    { $reason ->
        [seal] Cette position de « { $game } » est endommagée : une partie en a été modifiée ou perdue.
       *[other] Cette position de « { $game } » est illisible : { $reason }.
    }
error-game-unknown = Aucun jeu ne s’appelle « { $name } » ; les jeux sont : { $known }.
error-tests-not-python = Le fichier { $file }, parmi les tests, n’est pas du Python valable.
error-language-unknown = La langue « { $language } » n’existe pas ici ; les langues sont : { $known }.
error-bot-unknown = Aucun robot ne s’appelle « { $name } » ; il y a : { $known }.
error-agent-unknown = L’agent « { $agent } » ne peut pas être lancé : { $reason }.
error-agent-gone =
    { $reason ->
        [closed] L’agent « { $agent } » a fermé son canal. Les parties déjà finies comptent.
        [silent] L’agent « { $agent } » a mis plus de { $seconds } s à répondre. Les parties déjà finies comptent.
       *[other] L’agent « { $agent } » devait trouver des mots et n’en a écrit aucun d’utilisable. Les parties déjà finies comptent.
    }
# Silent: file, key
content-damaged-link = Ce lien ne contient pas de dossier de contenu pour ce jeu ; il a peut-être été coupé.
# Silent: question
error-bot-speechless = Le robot « { $bot } » ne sait que choisir une réponse, et ici il faudrait trouver des mots.
error-option-illegal = { $reason }
refusal-other = Ce n’est pas possible pour l’instant.
error-decision-not-yours = Aucune réponse n’est attendue de cette place : { $seat }.
error-drawer-unknown = « { $game } » ne se joue pas avec vos propres dés et cartes : le jeu ne dit pas qui peut voir chaque tirage.
error-undo-refused = Rien ne peut être annulé maintenant : quelqu’un d’autre a répondu depuis, ou quelque chose a été révélé.
error-game-over = La partie est finie et n’attend plus de réponse.
error-decision-stale =
    { $current ->
        [0] Cette réponse arrive trop tard : sa question n’attend plus, et aucune autre non plus.
       *[other] Cette réponse arrive trop tard : sa question n’attend plus, une autre attend.
    }
error-words-missing = Les mots « { $key } » manquent dans la langue « { $language } » ({ $reason }).

## Les contenus

content-missing-folder = Aucun dossier ne s’appelle « { $file } ».
content-unknown-file = « { $file } » n’est pas une table de ce jeu ; un contenu peut comprendre { $expected }.
content-missing-file = Le fichier { $file } manque.
content-unreadable = Le fichier { $file } ne peut pas être lu ; est-ce bien un fichier, et sa lecture est-elle permise ?
content-too-large = Le fichier { $file } est trop gros : { $expected } octets au plus sont lus.
content-not-toml =
    { $line ->
        [0] Le fichier { $file } n’est pas du TOML valable.
       *[other] Le fichier { $file } n’est pas du TOML valable vers la ligne { $line }.
    }
content-unknown-key = Dans { $file }, la clé { $key } est inconnue ; les clés possibles sont { $expected }.
content-missing-key = Dans { $file }, la clé { $key } manque.
content-wrong-type = Dans { $file }, la valeur de { $key } devrait être { $expected }, mais c’est { $found }.
content-bad-value = Dans { $file }, la valeur de { $key } ne peut pas être « { $found } » ; conviendrait : { $expected }.
content-wrong-count = Dans { $file }, le compte pour { $key } est { $found } et devrait être { $expected }.
content-too-few = Dans { $file }, il n’y en a pas assez pour { $key } : { $found }, alors qu’il en faut au moins { $expected }.
content-duplicate-id = Dans { $file }, l’identifiant « { $found } » sert deux fois, voir { $key }.
content-not-loaded = Les éléments de marque { $found } ne sont pas ici : charger le contenu d’où ils viennent, au terminal avec --pack.

## Les parties enregistrées

journal-unreadable = Le fichier n’est pas une partie enregistrée complète ({ $detail }).
journal-format = Elle est écrite au format { $found } ; ce programme lit le format { $expected }.
journal-edited = Elle a été modifiée après l’enregistrement, ou une partie en est perdue.
journal-game = Elle appartient au jeu « { $found } », et non à « { $expected } ».
journal-version = Elle suit la version { $found } des règles ; ce programme joue avec la version { $expected }.
journal-config = Ses options de table sont illisibles : { $detail }.
journal-entry = Sa réponse numéro { $where } est illisible : { $detail }.
journal-content = Elle a été jouée avec d’autres éléments (marque { $expected }, ici { $found }) : charger le contenu avec lequel elle a été jouée.
journal-fingerprint = Ses { $where } réponses mènent à une autre position que celle de l’enregistrement.
journal-journey = La partie numéro { $where } de ce voyage ne suit pas de la précédente.
journal-unfinished = La partie numéro { $where } de ce voyage n’est pas terminée.
journal-replay = Sa réponse numéro { $where } (« { $option } ») n’était pas possible à ce moment-là.

## D’où vient une règle

tag-book = livret de règles
tag-english = livret anglais seulement
tag-french = livret français seulement
tag-ruling = notre interprétation
tag-derived = découle d’autres règles
tag-designed = notre création
tag-switch = option de table

## Les trous entre règles, code et tests

hole-no-code = Aucun code ne nomme la règle { $clause }.
hole-no-test = Aucun test ne montre la règle { $clause }.
hole-unknown-in-code = { $places } nomme la règle { $clause }, absente du livret.
hole-unknown-in-tests = { $places } montre la règle { $clause }, absente du livret.
hole-unreadable = { $places } porte une marque de règle dont les identifiants ne sont pas écrits en toutes lettres.

## Raisons : ce qui parle pour une réponse et contre elle

term-decided = une meilleure fin de partie
    .less = une moins bonne fin de partie
term-turned = un meilleur départ dans la phase suivante
    .less = un moins bon départ dans la phase suivante
reason-both = Pour : { $gains }. Contre : { $losses }.
reason-for = Pour : { $gains }.
reason-against = Contre : { $losses }.
reason-gain =
    { $kind ->
        [chance] { $term } (+{ $amount } %)
       *[score] { $term } (+{ $amount })
    }
reason-loss =
    { $kind ->
        [chance] { $term } (−{ $amount } %)
       *[score] { $term } (−{ $amount })
    }
value-shown =
    { $kind ->
        [chance] { $value } %
       *[score] { $value }
    }

## Ce qui ne s’analyse pas

error-analysis-no-value = { $game } n’a pas encore de valeur ajustée : personne ne peut en dire les chances.
error-analysis-not-over = Cette partie n’est pas finie : seules les parties finies s’analysent.
error-analysis-no-budget = { $value } simulations sont trop peu pour une analyse ; il en faudrait au moins { $least }.
