"""Notifications for absent people: web push, webhooks of groups, and the clocks of slow tables."""
