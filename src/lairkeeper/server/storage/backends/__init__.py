"""The two databases behind the storage contract: PostgreSQL and SQLite."""
