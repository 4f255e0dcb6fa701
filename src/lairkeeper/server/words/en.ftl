### The words of the server: what it refuses, and what it says about a table. See `words/` for those all clients share.

## Tables and seats

error-table-unknown = There is no such table, or it is invite only: ask its host for the link.
error-table-not-allowed =
    { $what ->
        [sit] You may not sit there.
        [second_hand] You have held another seat in this game, so you may not look into this hand.
        [leave] Only the player in this seat, or the host, may do this.
        [claim] Give them a little longer: after two minutes without a move, a bot may play for them.
        [offer_alone] This seat stays its player’s: nobody can hand it on alone.
        [seat_bot] Only the host may seat a bot there.
        [remove] Only the host may send others away.
        [swap] Only the host may move others to another seat.
        [name_team] Only the host and its members may name a team.
        [skip_ahead] Somebody is asked something: the bots wait for them.
        [ready] Only the player in this seat can be ready.
        [start] Only the host may start the game.
        [pause] Only the host may pause the game.
        [say] Take a name first, then you can talk.
        [answer] This seat is not yours.
        [same_dice] People rolled and drew at their own table here: play on with new dice.
        [export] A game that goes on from another one belongs to no journey.
        [daily] A daily challenge is played alone, to its end, and dealt alike for everybody.
        [hint_daily] There are no hints in the try that counts.
        [show_name] Only the player of a finished daily challenge decides whether their name is shown.
        [webhook] Only the host may say where this table is told of.
        [holidays] Holidays begin before they end, and do not overlap.
        [agree_found] People came here for this game: its rules stay as they are.
        [start_found] The game starts by itself once everybody is ready.
        [report] You cannot report yourself.
        [mute] There is nobody here whom you could mute.
        [channel] Only the host may close or open a channel.
       *[other] You may not do this.
    }
error-daily-none = There is no challenge of this game on this day.
error-daily-first = Your counted try comes first: you can play as often as you like once it is over.
error-daily-tried-here = Another guest has had the counted try in this browser today: play uncounted, or sign in with your name and passphrase.
error-daily-day = “{ $day }” is no day: right would be, for example, 2026-11-18.
error-daily-month =
    { $reason ->
        [root] This list was changed: its hash is not the one it carries.
        [seed] This list was changed: a seed does not belong to its commitment.
       *[other] This is no list of daily challenges.
    }
error-profile-closed = This profile is not open.
error-seat-not-offered = Seat { $seat } has been played by somebody else: the others at the table have to agree first.
error-seat-taken = This seat is taken: { $seat }.
error-moment-unknown = This game cannot go on after { $step } answers: right would be a number from 0 to { $most }.
error-analysis-failed = This game could not be analysed.
error-seat-unknown = There is no seat with the number { $number }; this table has { $most }.
# Silent: what
error-table-not-now =
    { $status ->
        [gathering] The game has not started yet.
        [playing] The game is being played.
        [over] The game is over.
        [frozen] This game is frozen and cannot go on.
       *[other] This is not possible now.
    }
error-channel-closed = { $channel ->
        [team] You cannot talk to your team now.
        [after] This can be said once the game is over.
       *[table] You cannot talk to the table now.
    }
error-join-unknown = No table with this code is waiting for players. Check the letters; a code ends when the game starts.
error-screen-unknown = No running table has this code. Look at it again: it stands at the table, beside its seats.
error-table-paused = The game is paused.
error-seats-empty =
    { $seats ->
        [one] One seat is still empty: somebody, or a bot, has to take it.
       *[other] { $seats } seats are still empty: people or bots have to take them.
    }
# Silent: version
error-table-changed = Somebody else was faster; look at the table again.
error-table-unreadable = This server cannot read the table: it was made by another version. Nothing is lost.
# Silent: seat
error-marker-refused = No marker may stand there.
error-person-removed = The host has sent you away from this table.

## Messages

error-message-malformed = This message cannot be understood: { $reason }.
error-table-full = { $what ->
    [chat] This table has said all it may. Open another one to go on talking.
   *[log] This table has seen more moves than any game needs. Open another one.
}
error-message-rate = Too many at once: wait a moment.
error-message-too-long =
    { $what ->
        [title] The title has { $found } characters; at most { $most } are possible.
        [text] A message may have from 1 to { $most } characters; this one has { $found }.
       *[other] The message has { $found } characters; at most { $most } are possible.
    }
error-origin-foreign = This was asked by another site, or by a page that is out of date: load it again.
error-page-unknown = There is nothing at this address.
error-server-error = The server made a mistake. Nothing was changed; its log has the details under { $reference }.
error-server-closing = The server goes down and will be back soon. Every table is kept.

## People

error-person-not-recognised = The server does not recognise you: load the page again.
error-sign-in-refused = This name and this passphrase do not go together.
error-token-wrong = This is not the token of this site: it stands in its settings, as admin_token.
error-name-bad = A name has from 1 to { $most } characters; this one has { $found }.
error-name-mixed = Write each word of a name in one alphabet: this one mixes letters that look alike.
error-name-at-table = Somebody at this table has this name already, or one that looks like it: choose another one.
error-name-needed = Take a name first; the passphrase then keeps it for you.
error-passphrase-bad = A passphrase has from { $least } to { $most } characters; this one has { $found }.
error-list-full = { $what ->
        [muted] You have muted { $most } people; let one of them be heard again first.
        [devices] You have { $most } devices that are told already; switch one of them off first.
        [holidays] Clocks stand still for { $most } days a year at most.
    [webhooks] This table tells { $most } other places already.
       *[reports] The host of this site has too many reports waiting. Mute the person instead.
    }
error-wish-bad = { $what ->
    [language] Nobody can be found for this language.
    [days] A move takes 1, 2, 3, 5, 7 or 14 days at a slow table.
    [wait] Choose one of the waits that the page offers.
    [players] Players are found for games of two and more, as many as the game has seats.
   *[preset] This game has no such difficulty.
}
error-address-refused = { $reason ->
    [malformed] This is no address of a web server.
    [scheme] Only addresses with https are told anything.
    [private] This address belongs to a private network; only public ones are told anything.
   *[unknown] Nobody has this address.
}
error-device-bad = This browser has not said how it can be reached.
error-hours-bad = There is no such time, day or time zone.
error-report-unknown = There is no report { $id }.

## Frozen tables

seat-played-by-bot = { $name } has let a bot play for you. Your seat stays yours: sit down again at any time.
seat-handed-on = The others at the table have agreed to give your seat to { $name }.
table-frozen-version = The rules have changed since this game began. It is kept as it is and cannot go on.
table-frozen-content = The components of this game are not here any more. It is kept as it is and cannot go on.
table-frozen-replay = This game no longer follows the rules as this server knows them. It is kept as it is and cannot go on.
table-frozen-left = The player has left for good and had everything of theirs deleted. The game cannot go on.

## Settings

error-settings-bad = The setting “{ $key }” in { $where } cannot be used: { $reason }.
error-settings-unreadable = The settings in { $file } cannot be read: { $reason }.
error-secret-not-kept = The secret of the server cannot be kept in { $file }: { $reason }.

## Storage

# Silent: table, expected, current
error-storage-conflict = Somebody else was faster; look at the table again.
# Silent: table, version
error-storage-log-broken = A part of this table’s log is missing, so it cannot be opened; what is there is kept. The operator of the server can restore a backup.
error-storage-unavailable =
    { $reason ->
        [full] The disk of the server is full. Nothing was changed.
        [locked] The storage of the server is busy. Try again in a moment.
        [read-only] The server may not write to its storage. Nothing was changed.
        [damaged] The storage of the server is damaged; a backup has to be restored.
        [unreachable] The server cannot reach its storage. Try again in a moment.
        [closed] The server goes down and will be back soon.
       *[other] The storage of the server does not work. Nothing was changed.
    }
error-storage-not-opened = The storage { $where } cannot be opened: { $reason }.
error-storage-too-new = The storage was written by a later Lairkeeper (schema { $found }; this one knows { $known }).
error-storage-unknown = “{ $scheme }” is no kind of storage; there are: { $known }.
error-storage-no-file = The storage URL names no file; right would be, for example, { $example }.
error-storage-no-backup-here = This database has a tool of its own for backups: { $tool }.
error-storage-backup-not-written = The backup { $file } cannot be written: { $reason }.
error-storage-backup-bad =
    { $reason ->
        [missing] There is no file { $file }.
        [foreign] The file { $file } holds no tables of Lairkeeper.
        [in-use] The file { $file } is in use, or was not closed: a part of it lies in a log beside it.
       *[other] The file { $file } is damaged.
    }
error-storage-not-restored = Nothing was restored to { $file }: { $reason }.
# Silent: person
error-storage-person-unknown = The server does not recognise you: load the page again.
# Silent: person
error-storage-person-exists = The server already knows you: load the page again.
error-storage-name-taken = Somebody signs in under this name, or one that looks like it: sign in if it is yours, or choose another one.

## Pages

client-missing = The server runs, but the web client is not built: “python3 run.py play” builds it.

## A nudge

nudge-turn = It is your turn: { $game }
nudge-waited = The others are there and wait for you: { $game }
nudge-start = Your game has begun: { $game }
nudge-rematch = The others want to play again: { $game }
nudge-reminder = Half of your time for this move is over: { $game }
nudge-open = Open the table
nudge-off = Tell me nothing here
hook-turn = { $game }: it is { $name }’s turn.
hook-waited = { $game }: the others wait for { $name }.
hook-start = { $game }: the game has begun.
hook-rematch = { $game }: there is a table for another game.
hook-reminder = { $game }: half of { $name }’s time for this move is over.
