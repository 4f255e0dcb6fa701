-- "Lair" in ASCII: tells our files from other SQLite databases.
PRAGMA application_id = 1281452402;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version > 0),
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'over', 'frozen')),
    is_listed INTEGER NOT NULL,
    title TEXT NOT NULL,
    people BLOB NOT NULL,
    info BLOB NOT NULL,
    updated_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_listed ON tables (updated_at DESC, id) WHERE is_listed AND status IN ('gathering', 'playing');
CREATE INDEX tables_unfinished ON tables (id) WHERE status IN ('gathering', 'playing');

CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL CHECK (version > 0),
    record BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

-- Who is at which table: the people of a summary, the other way round.
CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE INDEX members_of_table ON members (table_id);
