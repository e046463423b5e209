"""Who sits where and whose turn it is: one table, offline now and over a network later."""
