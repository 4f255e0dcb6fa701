-- Counted up when somebody signs out: cookies from before no longer count.
ALTER TABLE people ADD COLUMN sign_outs BIGINT NOT NULL DEFAULT 0;
