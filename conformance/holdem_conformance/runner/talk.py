"""A conversation with an engine that can be held again from the beginning, as far as it had gone."""

from typing import TypeAlias

from holdem_conformance.engines.base import Asked, Engine, Junk
from holdem_conformance.protocol.messages import Act, Acted, FloorMessage, GameMessage, HandRequest, Refused, Snapshot

Message: TypeAlias = HandRequest | Act | GameMessage | FloorMessage
Said: TypeAlias = Snapshot | Refused | Acted


class Talk:
    """`said` is what was sent so far and has been done, in order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.said: list[Message] = []

    def ask(self, message: Message) -> Said:
        """The answer to a message; what is refused is no part of the conversation."""
        answer = self.try_out(message)
        if not is_refused(answer):
            self.said.append(message)
        return answer

    def try_out(self, message: Message) -> Said:
        """The answer to a message that does not count as said."""
        if isinstance(message, HandRequest):
            return self._engine.hand(message)
        if isinstance(message, Act):
            return self._engine.act(message)
        if not isinstance(self._engine, Asked):
            raise Junk("its hello names a feature whose messages it cannot be sent")
        return self._engine.ask(message)

    def again(self, upto: int) -> Snapshot:
        """Say the first of the messages again, from the beginning; how things stand then. Raises Junk when the engine
        does not do again what it did before."""
        answer: Said = Refused()
        for message in self.said[:upto]:
            answer = self.try_out(message)
            if is_refused(answer):
                raise Junk("the engine did not do in a replay what it had done before")
        if isinstance(answer, Refused):
            raise Junk("nothing was said before")
        return answer.snapshot if isinstance(answer, Acted) else answer


def is_refused(answer: Said) -> bool:
    """Whether nothing was done, or something else."""
    return isinstance(answer, Refused) or (isinstance(answer, Acted) and answer.outcome != "accepted")


def refusal_text(answer: Said) -> str:
    """What became of an attempt that was not accepted, as the report says it."""
    if isinstance(answer, Refused):
        return f"refused ({answer.reason})" if answer.reason else "refused"
    if isinstance(answer, Acted):
        reason = f" ({answer.reason})" if answer.reason and answer.outcome != "accepted" else ""
        return answer.outcome + reason
    return "done"
