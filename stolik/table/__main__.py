"""`python -m stolik.table`: the server with the settings of the environment."""

import sys

from stolik.table.serve import serve

if __name__ == "__main__":
    sys.exit(serve())
