CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    passphrase TEXT,
    created_at BIGINT NOT NULL
);

-- Guests may share a name; those who sign in with it may not.
CREATE UNIQUE INDEX people_signing_in ON people (name_key) WHERE passphrase IS NOT NULL;
