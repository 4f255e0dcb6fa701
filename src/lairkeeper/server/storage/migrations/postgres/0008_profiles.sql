-- People who let others see their numbers.
CREATE TABLE open_profiles (
    person TEXT PRIMARY KEY
);
