CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL CHECK (version > 0),
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'over', 'frozen')),
    is_listed BOOLEAN NOT NULL,
    title TEXT NOT NULL,
    people BYTEA NOT NULL,
    info BYTEA NOT NULL,
    updated_at BIGINT NOT NULL
);

CREATE INDEX tables_listed ON tables (updated_at DESC, id) WHERE is_listed AND status IN ('gathering', 'playing');
CREATE INDEX tables_unfinished ON tables (id) WHERE status IN ('gathering', 'playing');

CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version BIGINT NOT NULL CHECK (version > 0),
    record BYTEA NOT NULL,
    PRIMARY KEY (table_id, version)
);

-- Who is at which table: the people of a summary, the other way round.
CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);

CREATE INDEX members_of_table ON members (table_id);
