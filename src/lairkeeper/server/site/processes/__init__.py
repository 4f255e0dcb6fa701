"""The processes of a running site: router, workers, and the server in each of them."""
