-- Keys of the site that every process of it needs.
CREATE TABLE site_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- Who has a page of which table open, in which process; a process that was killed says nothing any more after a while.
CREATE TABLE looking (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    process TEXT NOT NULL,
    until_at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, process)
);
CREATE INDEX looking_of_process ON looking (process);

-- Browsers that may be told by web push.
CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    public_key TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX devices_of_person ON devices (person);

-- When nobody wants to be told anything: minutes of the day, and the time zone they are meant in.
CREATE TABLE quiet_hours (
    person TEXT PRIMARY KEY,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    zone TEXT NOT NULL
);

-- What a person was last told about a table, and whether they have looked at it since.
CREATE TABLE nudges (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    mark TEXT NOT NULL,
    event TEXT NOT NULL,
    has_looked BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX nudges_of_table ON nudges (table_id);

-- Where a group wants to be told about its table.
CREATE TABLE webhooks (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    url TEXT NOT NULL,
    person TEXT NOT NULL,
    language TEXT NOT NULL,
    told_at BIGINT NOT NULL
);
CREATE INDEX webhooks_of_table ON webhooks (table_id);

-- What is to be sent: claimed by one process at a time, tried again until it expires.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    device TEXT NOT NULL,
    webhook TEXT NOT NULL,
    event TEXT NOT NULL,
    body BYTEA NOT NULL,
    due_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    claimed_until BIGINT NOT NULL
);
CREATE INDEX outbox_due ON outbox (due_at);
CREATE INDEX outbox_of_table ON outbox (table_id, person);

-- Moves that slow tables wait for: since when, when a reminder is due, and when a bot steps in.
CREATE TABLE slow_turns (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    mark TEXT NOT NULL,
    since BIGINT NOT NULL,
    days BIGINT NOT NULL,
    remind_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX slow_turns_reminded ON slow_turns (remind_at);
CREATE INDEX slow_turns_ending ON slow_turns (ends_at);

-- Days on which a person's clocks at slow tables stand still, counted from 1970.
CREATE TABLE holidays (
    person TEXT NOT NULL,
    first_day BIGINT NOT NULL,
    last_day BIGINT NOT NULL,
    PRIMARY KEY (person, first_day)
);
