"""What may happen: exact odds, simulation, what-ifs; all through the same rules."""
