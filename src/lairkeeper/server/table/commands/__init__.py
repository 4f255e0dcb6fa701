"""What people do at a table: each command checks a request and returns the records it causes."""
