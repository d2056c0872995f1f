"""What is printed: tables with the origin of every value, and the board made of them."""
