"""Our rules held against whole deals and single decisions judged by other programs."""
