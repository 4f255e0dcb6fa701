"""The components of the box, read from content files and checked."""
