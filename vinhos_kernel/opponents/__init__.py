"""The automated opponents of Vinhos, and the cards that they share."""
