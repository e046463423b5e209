"""First steps: a guided hand on the real table for somebody who has never played."""
