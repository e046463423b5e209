"""Learning the policy's weights from self-play."""
