-- People whom somebody does not want to hear or see, with the name they had then.
CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    name TEXT NOT NULL,
    muted_at BIGINT NOT NULL,
    PRIMARY KEY (person, muted)
);

-- Lines and names that somebody reported to the host of the site, with what was said before.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reported_at BIGINT NOT NULL,
    table_id TEXT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('line', 'name')),
    name TEXT NOT NULL,
    said TEXT NOT NULL,
    context BYTEA NOT NULL
);

CREATE INDEX reports_by_time ON reports (reported_at, id);
CREATE UNIQUE INDEX reports_once ON reports (reporter, table_id, person, kind, name, said);
