"""Experience (VNG-XP): skills are bought with marked slots, and a fifth one takes the place of another."""

from collections.abc import Iterator

from lairkeeper.games.vengeance.components.box import SkillId
from lairkeeper.games.vengeance.records.events import SkillBought, SkillDiscarded
from lairkeeper.games.vengeance.state import Player, Vendetta, box_of
from lairkeeper.kernel import Seat, Table, applies


@applies("VNG-XP1", "VNG-XP2", "VNG-XP6")
def for_sale(vendetta: Vendetta, player: Player) -> Iterator[SkillId]:
    """Tiles of the hero that are not owned and can be paid; discarded ones are among them."""
    box, experience = box_of(vendetta), player.trained - player.spent
    for skill in box.skills_of[player.hero]:
        if skill not in player.skills and box.skills[skill].cost <= experience:
            yield skill


@applies("VNG-XP4")
def has_place(vendetta: Vendetta, player: Player) -> bool:
    """Four bought skills at most, passive ones included."""
    return len(player.skills) < box_of(vendetta).board.skill_places


@applies("VNG-XP2", "VNG-XP3", "VNG-XP8", "VNG-SET5")
def buy_skill(vendetta: Vendetta, who: Seat, skill: SkillId, table: Table) -> None:
    """Crosses as many marked slots as the tile costs; it works at once."""
    player, cost = vendetta.players[who], box_of(vendetta).skills[skill].cost
    player.spent += cost
    player.skills = tuple(sorted((*player.skills, skill)))
    table.tell(SkillBought(who, skill, cost))


@applies("VNG-XP5", "VNG-XP7")
def discard_skill(vendetta: Vendetta, who: Seat, skill: SkillId, table: Table) -> None:
    """No refund, and its anticipation marks are lost."""
    player = vendetta.players[who]
    player.skills = tuple(owned for owned in player.skills if owned != skill)
    player.anticipation = tuple(marked for marked in player.anticipation if marked != skill)
    table.tell(SkillDiscarded(who, skill))
