"""The rules, one file per topic, named as players say."""
