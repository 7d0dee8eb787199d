"""The reference with a change, for as long as it is needed."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib import import_module
from types import ModuleType
from unittest.mock import patch

from holdem_conformance.engines.reference import adapter
from holdem_conformance.mutants.mutant import Change
from holdem_reference.hands import strength

HOMES = {"engine": "holdem_conformance.engines.reference", "": "holdem_reference"}
"""Where a name is at home: `engine.adapter.told_of` is what the reference shows of itself, anything else its play."""


@contextmanager
def changed(change: Change) -> Iterator[None]:
    """Functions of the reference replaced, in this process. Hands worth remembering are forgotten before and after."""
    with ExitStack() as undone:
        for swap in change:
            home, name = _home(swap.name)
            was = getattr(home, name)
            for place in (home, *_in_the_adapter(name, was)):
                undone.enter_context(patch.object(place, name, partial(swap.by, was)))
        strength.cache_clear()
        undone.callback(strength.cache_clear)
        yield


def _home(path: str) -> tuple[ModuleType, str]:
    module, _, name = path.rpartition(".")
    engine, _, rest = module.partition(".")
    package, module = (HOMES[engine], rest) if engine in HOMES else (HOMES[""], module)
    return import_module(f"{package}.{module}"), name


def _in_the_adapter(name: str, was: object) -> list[ModuleType]:
    """The modules of the adapter that have taken the function over by its name."""
    package = adapter.__name__.rpartition(".")[0]
    modules = [module for path, module in list(sys.modules.items()) if path.startswith(package)]
    return [module for module in modules if getattr(module, name, None) is was]
