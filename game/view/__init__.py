"""What is drawn: looks, layout, card pictures, motion, the table and the widgets."""
