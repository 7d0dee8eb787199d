"""The statements of a play, to the released form and back."""

from holdem_conformance.scenarios import model
from holdem_conformance.scenarios import release_model as form
from holdem_conformance.scenarios.model import Place, Stage, Statement
from holdem_conformance.scenarios.release_events import (
    Names,
    choice_of,
    deed_of,
    released_choice,
    released_deed,
    seat_of,
)
from holdem_spec.vocabulary.events import Menu
from holdem_spec.vocabulary.seats import NOBODY


def released_statement(statement: Statement, names: Names) -> form.Statement:
    line, text = statement.place.line, statement.place.text
    match statement:
        case model.Act(_, choice):
            return form.Act(line, text, choice=released_choice(choice, names))
        case model.Offer():
            return _released_offer(statement, names)
        case model.Refusal(_, choice, clause):
            return form.Refusal(line, text, choice=released_choice(choice, names), clause=clause)
        case model.Turn(_, seat):
            return form.Turn(line, text, player=None if seat == NOBODY else names[seat])
        case model.Street(_, stage, cards):
            return form.Street(line, text, stage=str(stage), cards=cards)
        case model.PotSize(_, chips):
            return form.Pot(line, text, chips=chips)
        case model.Returned(_, seat, chips):
            return form.Back(line, text, player=names[seat], chips=chips)
        case model.DealerRefusal(_, event, clause):
            return form.DealerRefusal(line, text, deed=released_deed(event, names), clause=clause)


def statement_of(told: form.Statement, names: Names, file: str) -> Statement:
    place = Place(file, told.line, told.text)
    match told:
        case form.Act(choice=choice):
            return model.Act(place, choice_of(choice, names))
        case form.Offer():
            return _offer_of(told, place, names)
        case form.Refusal(choice=choice, clause=clause):
            return model.Refusal(place, choice_of(choice, names), clause)
        case form.Turn(player=name):
            return model.Turn(place, NOBODY if name is None else seat_of(name, names))
        case form.Street(stage=stage, cards=cards):
            return model.Street(place, Stage(stage), cards)
        case form.Pot(chips=chips):
            return model.PotSize(place, chips)
        case form.Back(player=name, chips=chips):
            return model.Returned(place, seat_of(name, names), chips)
        case form.DealerRefusal(deed=deed, clause=clause):
            return model.DealerRefusal(place, deed_of(deed, names), clause)


def _released_offer(offer: model.Offer, names: Names) -> form.Offer:
    menu = offer.menu
    return form.Offer(
        offer.place.line,
        offer.place.text,
        player=names[offer.seat],
        fold=menu.fold,
        check=menu.check,
        call=menu.call,
        bet=menu.bet,
        raise_to=menu.raise_to,
        show=offer.show,
        muck=offer.muck,
    )


def _offer_of(told: form.Offer, place: Place, names: Names) -> model.Offer:
    menu = Menu(told.fold, told.check, told.call, told.bet, told.raise_to)
    return model.Offer(place, seat_of(told.player, names), menu, told.show, told.muck)
