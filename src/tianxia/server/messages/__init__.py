"""Everything that goes in and out, over HTTP and the live line: one set of typed messages.

Views build them, bodies are read into them, the OpenAPI description (doors.py) and the page's types (page_types.py)
are made of them, and the tests hold every answer against them.
"""
