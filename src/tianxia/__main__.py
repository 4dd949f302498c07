"""`python -m tianxia` is the `tianxia` command."""

import sys

from tianxia.cli import main

if __name__ == "__main__":
    sys.exit(main())
