"""The pictures and panels of Lisboa: the town, the court, both sides, his five steps."""
