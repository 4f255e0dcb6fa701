"""A word to people who are away: web push, webhooks of groups, and the clocks of slow tables."""
