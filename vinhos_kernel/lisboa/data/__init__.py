"""What is printed in Lisboa, each value with its origin; the rule table and the readings of its solo game."""
