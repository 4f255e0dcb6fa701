"""Studies: grids of tables played by bots, kept in a folder as Parquet rows, resumable and repeatable."""
