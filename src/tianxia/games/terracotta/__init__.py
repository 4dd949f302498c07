"""Terracotta Army. Rules: docs/rules/terracotta.md; figures: docs/rules/terracotta_data.md. Start reading at flow.py."""
