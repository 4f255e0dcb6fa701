"""The components of the box and people's own word lists, read and checked."""
