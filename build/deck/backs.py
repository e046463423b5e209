"""The card backs by name, each the same when the card is turned round."""

from __future__ import annotations

from deck import back_scenes, back_weaves


def all_backs() -> dict[str, str]:
    """Return the SVG text of every back by its name."""
    makers = (
        back_scenes.felt,
        back_weaves.lattice,
        back_weaves.rosette,
        back_weaves.waves,
        back_weaves.harlequin,
        back_scenes.night,
        back_scenes.sunburst,
        back_scenes.vine,
    )
    return {maker.__name__: maker() for maker in makers}
