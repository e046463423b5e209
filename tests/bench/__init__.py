"""Measurements, run by hand or by the task runner."""
