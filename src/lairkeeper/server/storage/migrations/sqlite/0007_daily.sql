-- The counted try of a person at the challenge of a day: there is one, whoever asks, and the table it is played at.
CREATE TABLE daily_tries (
    person TEXT NOT NULL,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, day, game)
) WITHOUT ROWID;

CREATE INDEX daily_tries_of_day ON daily_tries (day, game);
CREATE INDEX daily_tries_of_table ON daily_tries (table_id);

-- The challenges of a month as they were published, and the secret that their seeds are made of.
CREATE TABLE daily_months (
    month TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    deals TEXT NOT NULL
) WITHOUT ROWID;
