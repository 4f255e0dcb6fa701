"""Running a study: chunks of games, and the engines that play them."""
