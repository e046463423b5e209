"""Named cues, and what makes them heard."""
