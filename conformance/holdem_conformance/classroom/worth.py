"""What a hand is worth, in words: a pair of sevens, kickers ace, ten, nine (S0.5, S1.18, S1.19)."""

from holdem_conformance.classroom.words import Words
from holdem_spec.terms.hands import Category, Value

ACE = 12
NAMED = {Category.TWO_PAIR: 2, Category.FULL_HOUSE: 2, Category.FLUSH: 5}
"""How many ranks belong to the name of the hand; one where nothing stands here. The others are kickers."""


def worth_text(value: Value, say: Words) -> str:
    """The name of a hand and the kickers that count."""
    category, ranks = Category(value[0]), value[1:]
    if category == Category.STRAIGHT_FLUSH and ranks[0] == ACE:
        return say("worth.ROYAL_FLUSH")
    named = NAMED.get(category, 1)
    many = [say(f"ranks.{rank}") for rank in ranks]
    one = [say(f"rank.{rank}") for rank in ranks]
    name = say(
        f"worth.{category.name}",
        many=many[0],
        others=many[1] if len(many) > 1 else "",
        one=one[0],
        all=", ".join(one[:named]),
    )
    kickers = one[named:]
    key = "worth.kickers" if len(kickers) > 1 else "worth.kicker"
    return f"{name}, {say(key, cards=', '.join(kickers))}" if kickers else name
