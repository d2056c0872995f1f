"""Lisboa's automated rival: the second game, which stands on the table alone and shares nothing with Vinhos."""
