### Words that every game and every client shares.
### A comment "Silent" above a message names facts it leaves out on purpose.

language-name = English

## Who answers

seat-chance = Chance
seat-clock = The clock
seat-player = Player { $number }

## Lists, and what would be right

list-nothing = nothing
list-and =
    .more = { $most }, { $next }
    .last = { $most } and { $next }
list-or =
    .more = { $most }, { $next }
    .last = { $most } or { $next }
list-comma =
    .more = { $most }, { $next }
    .last = { $most }, { $next }
list-sum =
    .more = { $most } + { $next }
    .last = { $most } + { $next }

range = a number from { $low } to { $high }
range-from = a number from { $low } up
range-to = a number up to { $high }
expected-whole-number = a whole number
expected-id = a letter, then up to 31 letters without accents, digits, “_” or “-”
expected-free-place = a place where no other room lies
expected-shared-wall = a room with a wall in common
expected-door-back = a room with a door back to this one

toml-string = a text in quotes
toml-integer = a whole number
toml-float = a number with decimals
toml-boolean = true or false
toml-array = a list
toml-table = a table of keys and values

## Answers that are no option of a game

option-begin_again = Restart this choice

## Refusals

error-error = This was refused.
error-by-clauses = { $error } Rules: { $clauses }.
error-option-malformed = This answer cannot be read: { $reason }.
error-text-unfit =
    { $what ->
        [lines] A list may have from { $least } to { $most } lines; this one has { $found }.
       *[other] This may have from { $least } to { $most } characters; you wrote { $found }.
    }
error-config-bad =
    { $key ->
        [config] These table options cannot be read: { $expected }.
       *[other] The table option “{ $key }” cannot be “{ $value }”; it must be { $expected }.
    }
error-config-lines = “{ $key }”: { $problems }.
error-config-needs = The table option “{ $key }” can be “{ $value }” only where “{ $needs }” is { $values }.
error-content-bad = This content cannot be played with. { $problem }
error-journal-corrupt = This saved game cannot be used. { $problem }
error-sequel-none = Nothing follows this game of “{ $game }”.
error-state-corrupt =
    { $reason ->
        [seal] This position of “{ $game }” is damaged: a part of it was changed or lost.
       *[other] This position of “{ $game }” cannot be read: { $reason }.
    }
error-game-unknown = There is no game called “{ $name }”; the games are: { $known }.
error-tests-not-python = The file { $file } among the tests is not valid Python.
error-language-unknown = There is no language “{ $language }” here; the languages are: { $known }.
error-bot-unknown = There is no bot called “{ $name }”; the bots are: { $known }.
error-agent-unknown = The agent “{ $agent }” cannot be started: { $reason }.
error-agent-gone =
    { $reason ->
        [closed] The agent “{ $agent }” has closed its pipe. The games finished before count.
        [silent] The agent “{ $agent }” took more than { $seconds } s for an answer. The games finished before count.
       *[other] The agent “{ $agent }” had to find words and wrote none that could be used. The games finished before count.
    }
# Silent: question
error-bot-speechless = The bot “{ $bot }” can only choose among answers, and here it would have to find words.
error-option-illegal = { $reason }
refusal-other = This is not possible now.
error-decision-not-yours = Nothing waits for an answer of this seat: { $seat }.
error-drawer-unknown = “{ $game }” cannot be played with your own dice and cards: it does not say who may see each draw.
error-undo-refused = Nothing can be undone now: somebody else has answered since, or something was revealed.
# Silent: reason
error-game-over = The game is over and takes no more answers.
# Silent: number
error-decision-stale =
    { $current ->
        [0] This answer comes too late: its question no longer waits, and no other one does.
       *[other] This answer comes too late: its question no longer waits, another one does.
    }
error-words-missing = The words “{ $key }” are missing in the language “{ $language }” ({ $reason }).

## Content packs

# Silent: key
content-missing-folder = There is no folder called “{ $file }”.
# Silent: key
content-unknown-file = “{ $file }” is no table of this game; a pack may hold { $expected }.
# Silent: key
content-missing-file = The file { $file } is missing.
# Silent: key
content-unreadable = The file { $file } cannot be read; is it a file, and is reading it allowed?
# Silent: file, key
content-damaged-link = This link holds no content pack for this game; it may have been cut off.
# Silent: key
content-too-large = The file { $file } is too large: at most { $expected } bytes are read.
# Silent: key
content-not-toml =
    { $line ->
        [0] The file { $file } is not valid TOML.
       *[other] The file { $file } is not valid TOML near line { $line }.
    }
content-unknown-key = In { $file } the key { $key } is unknown; the keys there are { $expected }.
content-missing-key = In { $file } the key { $key } is missing.
content-wrong-type = In { $file } the value of { $key } should be { $expected }, but is { $found }.
content-bad-value = In { $file } the value of { $key } cannot be “{ $found }”; right would be: { $expected }.
content-wrong-count = In { $file } the count for { $key } is { $found } and should be { $expected }.
content-too-few = In { $file } there are too few for { $key }: { $found }, and at least { $expected } are needed.
content-duplicate-id = In { $file } the id “{ $found }” is used twice, see { $key }.
# Silent: file, key
content-not-loaded = The components with the mark { $found } are not here: load the pack they came from, in the terminal with --pack.

## Saved games

# Silent: where
journal-unreadable = The file is not a whole saved game ({ $detail }).
# Silent: where
journal-format = It is written in format { $found }; this program reads format { $expected }.
# Silent: where
journal-edited = It was changed after it was saved, or a part of it is lost.
# Silent: where
journal-game = It belongs to the game “{ $found }”, not to “{ $expected }”.
# Silent: where
journal-version = It follows version { $found } of the rules; this program plays version { $expected }.
# Silent: where
journal-config = Its table options cannot be read: { $detail }.
journal-entry = Its answer number { $where } cannot be read: { $detail }.
# Silent: where
journal-content = It was played with other components (mark { $expected }, here { $found }): load the pack it was played with.
journal-fingerprint = Its { $where } answers lead to another position than the one it was saved in.
journal-journey = Game number { $where } of this journey does not follow from the one before.
journal-unfinished = Game number { $where } of this journey is not over.
journal-replay = Its answer number { $where } (“{ $option }”) was not possible at that moment.

## Where a clause comes from

tag-book = rulebook
tag-english = English rulebook only
tag-french = French rulebook only
tag-ruling = our ruling
tag-derived = follows from other rules
tag-designed = our design
tag-switch = table option

## Holes between clauses, code and tests

# Silent: places
hole-no-code = No code names the clause { $clause }.
# Silent: places
hole-no-test = No test shows the clause { $clause }.
hole-unknown-in-code = { $places } names the clause { $clause }, which is not in the rulebook.
hole-unknown-in-tests = { $places } shows the clause { $clause }, which is not in the rulebook.
# Silent: clause
hole-unreadable = { $places } has a clause mark whose ids are not written out.

## Reasons: what speaks for an answer and against it

term-decided = a better end of the game
    .less = a worse end of the game
term-turned = a better start into the next phase
    .less = a worse start into the next phase
reason-both = For it: { $gains }. Against it: { $losses }.
reason-for = For it: { $gains }.
reason-against = Against it: { $losses }.
reason-gain =
    { $kind ->
        [chance] { $term } (+{ $amount }%)
       *[score] { $term } (+{ $amount })
    }
reason-loss =
    { $kind ->
        [chance] { $term } (−{ $amount }%)
       *[score] { $term } (−{ $amount })
    }
value-shown =
    { $kind ->
        [chance] { $value }%
       *[score] { $value }
    }

## What cannot be analysed

error-analysis-no-value = { $game } has no fitted value yet, so nobody can tell its chances.
error-analysis-not-over = This game is not over: only finished games are analysed.
error-analysis-no-budget = { $value } rollouts are too few for an analysis; right would be a number from { $least } up.
