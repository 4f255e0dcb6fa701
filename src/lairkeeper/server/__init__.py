"""The table server: it keeps every table, tells each seat what it may know, and loses nothing it acknowledged."""
