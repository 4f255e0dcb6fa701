"""What is recorded of one game of a study."""
