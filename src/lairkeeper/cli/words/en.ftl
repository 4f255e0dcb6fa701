### The terminal in words: help, refusals, and what is said around a game.

## Help

help-intro = Lairkeeper plays adventure board games under rules you can question. Each rule has an id, and every question, event and refusal names it.
help-more = “lairkeeper” alone starts the lobby in a browser, and “lairkeeper COMMAND --help” explains a command. Every command speaks English or French: --lang en or --lang fr.
help-play = Play, with people and bots in any seats.
help-replay = Step through a saved game.
help-analyse = Say what decided a finished game: the chance to win or the expected score over time, choice and luck apart.
help-rules = Read the rulebook: all of it, a chapter, a clause such as RRR-MUM6, or what contains a word.
help-clauses = Show which step applies each clause and which test shows it; exit code 1 if one is missing.
help-simulate = Let bots play many games and count how they end.
help-lab = Run a study of the laboratory: “lab study FILE” plays a grid of tables, “lab report FOLDER” writes its report, “lab replay FOLDER CELL/NUMBER” repeats one game of it, “lab compare GAME A B” sets two tables against each other (a bot, a preset, a pack or NAME=VALUE each), “lab ambiguity GAME” tells what each reading costs, “lab tune GAME --change NUMBER” finds the value that reaches a win rate, “lab fit GAME” fits the value of a game to games of its bots, “lab ladder GAME” compares its bots.
help-arena = Let agents play against each other and print the ladder. An agent is a bot (“hard”), a function of an environment (“env:FILE.py:FUNCTION”) or a program that reads and writes lines of JSON (“run:COMMAND”).
help-options = List what a table can agree on with --set.
help-games = List the games.
help-serve = Run the server: people open its address in a browser and play.
help-backup = Copy everything a server on SQLite holds into one new file, while it runs.
help-rebuild = Read the list of finished games of a server again from the logs of its tables.
help-reports = List what people have reported to the host of a server, with what was said before.
help-restore = Put a backup in the place of what a stopped server holds; what was there is kept beside it.
help-verify = Check a finished game: every answer legal, every draw as its seed says; exit code 1 if not.
help-mcp = Let an assistant join a table and play, by the Model Context Protocol: over standard input and output, or over HTTP.
help-pack = Say what a content pack changes, and print a link that opens a table with it, for friends who should try it. A link instead of a folder is checked in the same way.
help-doctor = Say what is installed and what is missing; exit code 1 if something is broken.
help-version = Print the version.

flag-seats = Who sits where, separated by commas: “me”, the name of a person, or a bot (easy, normal, hard and, in some games, expert; by kind: apprentice, careful, greedy, instinct, novice, partner, planner, random, searcher, tactician). Without it you sit first and bots take the other seats.
flag-players = How many play; as many as is usual in the game unless told otherwise.
flag-bots = Which bot takes the seats of nobody: easy, normal, hard or, in some games, expert; by kind: apprentice, careful, greedy, instinct, novice, partner, planner, random, searcher or tactician. Without it, the one that plays the game best.
flag-first = Which seat begins, counted from 1; chance decides unless told otherwise.
flag-preset = A named set of table options, such as easy; --set counts more. “lairkeeper options” lists them.
flag-settings = A table option, such as stop_length=step; may be given several times. “lairkeeper options” lists them.
flag-seed = The same seed and the same answers give the same game; a new one is made unless told otherwise.
flag-pack = A folder with a content pack: the cards of your own box, or a variant.
flag-my-dice = You draw and roll at your own table and type in what came.
flag-after = The game that follows a finished one: the file of a game or of a journey.
flag-load = Go on with a saved game.
flag-resume = Go on with the game that was played last.
flag-at = Begin after so many answers.
flag-seat = Whose eyes to look through: the number of a seat, “all” for open hands, “none” for a spectator.
flag-rollouts = How many rollouts tell what a moment is worth; 16 unless told otherwise.
flag-seconds = Stop after so many seconds with what is known by then; 60 unless told otherwise.
flag-json = Print the report as JSON.
flag-tests = The folder of the tests, if it is not the one of the repository.
flag-games = How many games to play; 1000 unless told otherwise.
flag-each = A table option of which every value is tried, such as players; may be given several times, for all combinations.
flag-workers = How many processes to use; one for each core unless told otherwise.
flag-rounds = How many games to play; 20 unless told otherwise.
flag-apart = Each agent plays every game in all seats by itself: for games that are won together.
flag-tries = How many answers an agent may try for one question before an option is drawn for it; 3 unless told otherwise.
flag-patience = How many seconds a program may take for one answer; 60 unless told otherwise.
flag-unlisted = Prompts do not list the options: an agent has to find legal answers by itself.
flag-held-out = How many more games to judge the result by; 1000 unless told otherwise.
flag-write = Write what was found to this file: weights, a ladder, or the game that is repeated.
flag-folder = The folder of a study; the same command goes on with what is missing in it.
flag-engine = What plays a study: local, ray (a Ray on this machine, or the one in RAY_ADDRESS), or ray://HOST:PORT for a cluster.
flag-change = The number to tune: FILE.KEY of the content, such as supplies.torches, or a table option.
flag-target = The wished share of games won, in percent; 50 unless told otherwise.
flag-between = The least and the greatest value to try, such as 20..60.
flag-keep = Keep the moments held out in this file, to check the weights later.
flag-host = The address to listen at; 127.0.0.1 unless told otherwise, which only this machine reaches.
flag-port = The port to listen at; 8000 unless told otherwise, and a free one if that is taken.
flag-database = Where tables are kept: sqlite:///FILE or postgresql://…; a file of your own unless told otherwise.
flag-settings-file = A TOML file with the settings of the server.
flag-http = Serve the tools over HTTP on this port of this machine, at /mcp; without it they speak over standard input and output.
flag-site = The address of the server that the link should lead to; without it the link begins with a slash.
flag-open = Open the address in a browser.
flag-close = The id of a report that was dealt with; it is not listed any more.
flag-commitment = The mark that the server showed before the game; it has to fit its part of the seed.
flag-month = The list of a month as the server published it; it has to hold this daily challenge.
flag-root = The hash that this list had when it was published.
flag-number = The number that your own client added to the luck; it has to be a part of the seed.
flag-lang = The language; that of your system unless told otherwise.

## Refusals

# Silent: expected
error-cli-arguments =
    { $problem ->
        [command] There is no command “{ $command }”; the commands are: { $expected }.
        [option] “{ $command }” has no option “{ $option }”; “lairkeeper { $command } --help” lists those it has.
        [value] “{ $value }” cannot be the value of { $option } in “{ $command }”; “lairkeeper { $command } --help” tells what can.
        [repeated] The option “{ $option }” of “{ $command }” is given more than once; give it once.
        [missing] A value for { $option } is missing; “lairkeeper --help” shows how it is written.
        [unused] “{ $command }” does not know what to do with “{ $value }”; “lairkeeper { $command } --help” shows what it takes.
       *[other] “{ $command }” cannot be understood: { $value }
    }
error-cli-seats = The seats “{ $seats }” do not fit { $players ->
        [one] 1 player
       *[other] { $players } players
    }: give one name or bot for each seat, separated by commas.
error-cli-table-option = There is no table option “{ $name }” in “{ $game }”; there are: { $known }.
error-cli-setting = “{ $setting }” is no setting; right would be NAME=VALUE, such as stop_length=step.
error-cli-first = Seat { $value } cannot begin; right would be a number from 1 to { $last }.
error-cli-no-first = In “{ $game }” nobody can be made to begin; play it without --first.
error-cli-seat = There is no seat “{ $typed }”; right would be a number from 1 to { $last }, “all” or “none”.
error-cli-clause = No clause, chapter or text of “{ $game }” fits “{ $topic }”; “lairkeeper rules { $game }” shows them all.
error-cli-unreadable = The file { $file } cannot be read: { $reason ->
        [missing] there is no such file.
        [denied] reading it is not allowed.
        [folder] it is a folder.
        [not-a-folder] a part of its path is no folder.
       *[other] the system refuses.
    }
error-cli-unwritable = The file { $file } cannot be written: { $reason ->
        [missing] its folder does not exist.
        [denied] writing there is not allowed.
        [folder] it is a folder.
        [not-a-folder] a part of its path is no folder.
       *[other] the system refuses.
    } Nothing was changed.
error-cli-no-room = The output cannot be written: there is no room left where it goes.
error-cli-nothing-to-resume =
    { $game ->
        [none] No game is waiting in { $folder }; “lairkeeper play” starts one.
       *[other] No game of “{ $game }” is waiting in { $folder }; “lairkeeper play { $game }” starts one.
    }
error-cli-cannot-resume = { $problem } It was played last and is kept in { $file }; move that file elsewhere, and --resume goes on with the one before it.
error-cli-only-for-new = A game that goes on keeps what its table agreed on; “{ $option }” is for new games.
pack-changes =
    { $changes ->
        [0] This pack changes nothing.
        [one] This pack changes one thing:
       *[other] This pack changes { $changes } things:
    }
pack-more = … and { $changes } more.
pack-size = Its files have { $size } of { $most } bytes, and the link has { $letters } characters.
pack-link = This link opens a table with it:
error-cli-no-packs = “{ $game }” takes no content packs; play it without --pack.
error-cli-too-far = The saved game has { $last } answers, so there is no place { $place }; right would be a number from 0 to { $last }.
error-cli-answer = There is no answer { $number }; right would be a number from 1 to { $last }.
error-cli-exists = The file { $file } is already there and stays as it is; choose another name.
error-cli-no-tests = No tests are found in { $folder }; run this in the repository, or name their folder with --tests.
error-cli-unreachable = Nobody can be served at { $address }: { $reason }.
error-cli-missing-extra =
    { $extra ->
        [server] The server is not installed: { $command } brings it. “{ $play }” plays in this terminal without it.
       *[other] This needs packages that are not installed: { $command } brings them.
    }
error-cli-number = “{ $option }” cannot be { $value }; right would be a number from { $least } up.
error-cli-study = The laboratory knows no study “{ $study }”; there are: { $known }.
error-cli-no-value = { $game } has no value to fit yet.

## Seats

seat-bot = Bot { $number }

## At the table

which-game = Which game? Type its number, or press Enter for the first:{" "}
hand-over = The screen is for { $name } now. The others look away.
press-enter = Press Enter:{" "}
thinking = { $name } is thinking…
kept = The game is kept in { $file }; “lairkeeper play { $game } --resume” goes on with it.
now-asked = { $name }:
journey-goes-on = Go on with “lairkeeper play --after { $file }”.
journey-ends = The journey ends here. All of it is in { $file }.
filed = The whole game is in { $file }; “lairkeeper replay” steps through it.
seed = The seed of this game was { $seed }.
saved = Saved in { $file }.
more-happened =
    { $count ->
        [one] One more thing happened before; “log” shows it.
       *[other] { $count } more things happened before; “log” shows them.
    }
not-understood = Nothing here fits “{ $typed }”: type the number of an answer, a part of its text, or “help”.
words-refused = “{ $typed }” is not accepted here, by this rule:
press-enter-to-take = Press Enter to take { $number }.
then-asked = Then you would be asked: { $question }
then-chance = Then chance would decide, or something would be revealed.
hint = A good player would take { $number }: { $answer }. Press Enter to do so.
hint-words = A good player would write: { $answer }. Press Enter to do so.
write-text = Write your answer: from { $least } to { $most } characters. Here, commands begin with a slash: /help.
write-lines = Write your list, with commas between its lines: at most { $lines }, each from { $least } to { $most } characters. Here, commands begin with a slash: /help.
hint-value =
    { $kind ->
        [chance] { $answer }: { $value } % (± { $error }) to win.
       *[score] { $answer }: { $value } points (± { $error }).
    }
hint-better =
    { $kind ->
        [chance] The first is better by { $gap } % (± { $error }).
       *[score] The first is better by { $gap } points (± { $error }).
    }
hint-equal = Both are about equal.
hint-doubtful = Which of them is better is too uncertain to tell.
no-hint = There is no hint here: this is drawn or rolled.
no-markers = This game has no markers.
more-answers = There are { $count } answers in all: type a part of one to find it, or “board” to see everything.
too-late = Too late for “{ $answer }”: the table has changed meanwhile.
nothing-begun = There is no unfinished choice to restart.
first-words = Type the number of an answer. “help” tells what else can be typed.
save-how = Type a name as well: save FILE.
load-how = Type a name as well: load FILE.
quit-offer = The game is kept in { $file } and can be resumed. Type a file name to save it there as well, or press Enter.
see-also = see { $clauses }
cut = “board” shows all

command-undo = undo
command-again = again
command-mark = mark
command-save = save
command-load = load
command-hint = hint
command-board = board
command-log = log
command-help = help
command-quit = quit

help-at-prompt =
    3 – take answer 3; a part of an answer’s text finds it
    {"?"} – the rules behind this question; {"?"} 3 – what answer 3 does; {"?"} { $clause } or {"?"} and a word – look up a rule
    undo – undo your last answer while nothing was revealed; again – restart an unfinished choice
    hint – what a bot would do; board – the whole board; log – what happened (log 50: more of it)
    mark PLACE – reserve a place on the board, as a wish; mark – take the marker away
    save FILE, load FILE, quit – nothing is ever lost

## Lists and reports

games-players =
    { $most ->
        [one] for 1 player
       *[other] for { $least } to { $most } players
    }
options-how = Give these to “play” or “simulate”: --set NAME=VALUE. The star marks what is played without it.
options-presets = Presets
options-set_up = Set-up
options-module = Modules
options-limit = Limits
options-reading = House rules
options-needs = Only with { $needs }.
options-number = or another whole number from { $least } to { $most }{ $unit ->
        [players] , in players
        [seat] , a seat
        [seconds] , in seconds
        [minutes] , in minutes
        [rounds] , in rounds
        [points] , in points
       *[none] {""}
    }
clauses-clause = Clause
clauses-code = Code
clauses-tests = Tests
clauses-total =
    { $problems ->
        [0] { $clauses } clauses, each with its code and its test.
        [one] { $clauses } clauses, 1 problem.
       *[other] { $clauses } clauses, { $problems } problems.
    }

## Replay

replay-at = Answer { $place } of { $last }
replay-start = The beginning, { $last } answers follow
replay-answer = { $who }: { $answer }
replay-over = The end: { $outcome }
replay-hand = { $who } holds:
replay-help =
    Enter or n – forward; b – back; 12 – go to answer 12; end – to the end
    seat 1 – through the eyes of seat 1; all – open hands; none – as a spectator
    board – the picture again; q – quit
replay-not-understood = Nothing here fits “{ $typed }”; “help” tells what can be typed.

## Simulations

simulate-playing = Playing
simulate-interrupted = Interrupted: { $games } of { $wanted } games are finished.
simulate-broken = A process died, for want of memory perhaps: { $games } of { $wanted } games are finished.
simulate-games = Games
simulate-won = Won
simulate-among = Won with { $thing }, of { $games }
simulate-table = { $option }: { $value }
simulate-seat = Won by seat { $seat }, { $bot }
simulate-turns = Turns
simulate-answers = Answers
simulate-time = Time per game
simulate-seed = Seed
simulate-rate = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $count } { $count ->
        [one] game
       *[other] games
    }, between { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-length = { NUMBER($mean, maximumFractionDigits: 1) } on average, median { NUMBER($median, maximumFractionDigits: 1) }
simulate-points = Points
simulate-spread = { NUMBER($mean, maximumFractionDigits: 1) } on average, from { $least } to { $most }
simulate-middle = Quantiles
simulate-quantiles = 10 %: { $tenth }, 25 %: { $quarter }, 50 %: { $median }, 75 %: { $three_quarters }, 90 %: { $nine_tenths }
simulate-target = At least { $target } points
simulate-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s of one core

## The laboratory

fit-phase = Phase “{ $phase }”: { $moments } moments of { $games } games
fit-held-out = Held out: { $moments } moments of { $games } games
fit-third = Third { $number } of a game: loss { $loss }, with one prediction for all { $base }
fit-decile = Predicted { $predicted }, came { $actual } ({ $games } games)
ladder-difference = { $second } against { $first }: { $mean } points, between { $low } and { $high } ({ $games } games)
ladder-no-difference = { $second } against { $first }: no difference shown, { $mean } points, between { $low } and { $high } ({ $games } games)
arena-games =
    { $games ->
        [one] One game was finished.
       *[other] { $games } games were finished.
    }
arena-line = { $rate }; place { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average
arena-none = no game finished
arena-answers =
    { $questions ->
        [one] one question
       *[other] { $questions } questions
    }: { $unparsable } answers unparsable, { $illegal } illegal, { $late } too late, { $forced } drawn; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s of thinking
arena-forced = For “{ $agent }” { $forced } answers were drawn, because none of its tries counted.

## The server

doctor-version = Lairkeeper { $version } on Python { $python }.
doctor-game = { $game }: rules, content and words are complete ({ $languages }).
doctor-folder-yes = Games are saved in { $folder }.
doctor-folder-no = Games cannot be saved: { $folder } is not writable.
doctor-extra-yes = The part “{ $extra }” is installed.
doctor-extra-no = The part “{ $extra }” is not installed: { $command } brings it.
doctor-client-yes = The web client is there.
doctor-client-no = The web client is not built: “python3 run.py play” builds it in a clone; a wheel always contains it.
doctor-database-yes = The database answers ({ $kind }).
doctor-database-new = The database will be made when the server first starts: { $file }.
doctor-port-yes = Port { $port } is free.
doctor-port-no = Port { $port } is taken: the server would take another one.
doctor-broken = Something is broken: { $reason }
doctor-result =
    { $problems ->
        [0] Everything that is installed works.
        [one] There is one problem.
       *[other] There are { $problems } problems.
    }
serve-port-taken = Port { $port } is taken, so here is another one.
serve-address = Lairkeeper is ready: { $address } – Ctrl-C ends it.
mcp-address = The tools are ready: { $address } – Ctrl-C ends it.
serve-ended = The server has ended; every table is kept.
backup-written = Everything is copied to { $file }. Keep the secret of the server beside it, or people have to introduce themselves again.
history-rebuilt = { $games ->
    [0] The list of finished games agrees with the logs.
    [one] One finished game was read again.
   *[other] { $games } finished games were read again.
}
restored = The backup is now { $file }.
restored-kept = What was there before is kept in { $file }.
verify-legal =
    { $answers ->
        [one] The answer of this game is legal.
       *[other] All { $answers } answers of this game are legal.
    }
verify-no-seed = It names no seed: people drew and rolled themselves, or the game is not over. There is no luck to check.
verify-draws =
    { $draws ->
        [one] The only draw is the one its seed gives.
       *[other] All { $draws } draws are those its seed gives.
    }
verify-differs = Answer { $place } is not what the seed gives: somebody has meddled with the luck.
verify-commitment = The mark that the server showed before the game is { $commitment }.
verify-promise-kept = It is the mark you were shown.
verify-promise-broken = It is not the mark you were shown: this is another seed.
verify-numbers =
    { $numbers ->
        [0] Nobody added a number of their own: the luck is the server’s alone, fixed before the game started.
        [one] The seed is made of the server’s secret and of a number of one person.
       *[other] The seed is made of the server’s secret and of numbers of { $numbers } people.
    }
verify-numbers-false = The seed is not made of what was announced: somebody has meddled with the luck.
verify-numbers-missing =
    { $missing ->
        [one] One number was announced and not told: its owner, together with the server, could choose between two seeds.
       *[other] { $missing } numbers were announced and not told: their owners, together with the server, had a choice between several seeds.
    }
verify-attempts = Numbers were asked for { $attempts } times, because somebody came or went in between.
verify-number-counts = Your number is a part of the seed: nobody could choose the luck without you.
verify-number-unknown = Your number is not a part of the seed.
# Silent: month
verify-day-kept = The seed is the one that was published for { $day } before that day began.
# Silent: day
verify-day-broken = The list of { $month } does not bind this game and its seed.
verify-root = The hash of the list is { $root }.
verify-root-kept = It is the hash you have kept.
verify-root-broken = It is not the hash you have kept: the list was changed.

## The analysis of a finished game

analyse-shared = The chance to win as the table could know it, turn by turn.
analyse-seat = The expected score of { $who } as this seat could know it, turn by turn.
analyse-seat-chance = The chance of { $who } to win as this seat could know it, turn by turn.
analyse-columns =
    .step = after
    .value = value
    .change = change
    .choice = choice
    .rivals = rivals
    .luck = luck
    .error = estimate
analyse-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-not-split = not split yet
analyse-legend = “Choice” is what the answers added compared with the policy of the bots, “luck” what dice, cards and the clock added, “estimate” what the estimates were off. They add up to the change. ± is one standard error.
analyse-points = What decided it
analyse-no-points = No single choice and no single draw moved the game beyond the error of the estimates.
analyse-point-luck = After { $step } answers luck changed it by { $amount } (± { $error }): { $told }
analyse-point-luck-silent = After { $step } answers luck changed it by { $amount } (± { $error }).
analyse-point-turn = After { $step } answers a turn changed the chance of { $who } by { $amount } (± { $error }): { $told }
analyse-point-turn-silent = After { $step } answers a turn changed the chance of { $who } by { $amount } (± { $error }).
analyse-point-choice = After { $step } answers { $who } chose “{ $chosen }”. That changed it by { $amount } (± { $error }).
analyse-point-better = “{ $better }” would have been better by { $gain } (± { $error }).
analyse-cut = Time was up: { $done } of { $total } parts of the work are done. “--seconds” gives it more.

## What people have reported

reports-line = { $id } | { $when } | table { $table } | “{ $name }” said: { $said }
reports-name = { $id } | { $when } | table { $table } | the name “{ $name }”
reports-before = { "    " }before that, “{ $name }”: { $text }
reports-none = Nobody has reported anything.
