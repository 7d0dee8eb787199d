"""`python -m holdem_conformance.engines.reference` is the reference engine on standard input and output."""

import sys

from holdem_conformance.engines.reference.serve import serve

sys.exit(serve(sys.stdin.buffer, sys.stdout.buffer))
