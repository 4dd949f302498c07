"""Writes deploy/grafana/tianxia.json: the board that draws the figures of `server/metrics.py`."""

import json
from pathlib import Path

Query = tuple[str, str]  # what is asked for, and what its line is called


def here(name: str) -> str:
    return name + '{instance=~"$instance"}'


def rate(name: str, by: str = "", of: str = "rate") -> str:
    grouped = f"sum by ({by})" if by else "sum"
    return f"{grouped} ({of}({here(name)}[$__rate_interval]))"


def slowest(share: float, name: str, by: str = "") -> str:
    return f"histogram_quantile({share:g}, {rate(name + '_bucket', 'le' + by)})"


PANELS: list[tuple[str, str, list[Query]]] = [
    ("Requests by status", "reqps", [(rate("tianxia_requests_total", "status"), "{{status}}")]),
    ("Time of an answer", "s", [(slowest(q, "tianxia_request_seconds"), f"{q:.0%}") for q in (0.5, 0.95, 0.99)]),
    ("Slowest doors (95 %)", "s", [(f"topk(8, {slowest(0.95, 'tianxia_request_seconds', ', door')})", "{{door}}")]),
    ("Moves", "ops", [(rate("tianxia_moves_total", "by"), "{{by}}")]),
    ("Commits", "ops", [(rate("tianxia_commits_total"), "commits")]),
    ("Time of a commit", "s", [(slowest(q, "tianxia_commit_seconds"), f"{q:.0%}") for q in (0.5, 0.99)]),
    (
        "Changes per commit",
        "short",
        [(f"{rate('tianxia_commit_changes_sum')} / {rate('tianxia_commit_changes_count')}", "changes")],
    ),
    ("Live lines", "short", [(here("tianxia_live_sockets"), "{{instance}}")]),
    ("Tables in memory", "short", [(here("tianxia_tables_in_memory"), "{{instance}}")]),
    ("Bots: time to an answer (95 %)", "s", [(slowest(0.95, "tianxia_bot_seconds", ", bot"), "{{bot}}")]),
    ("Bots: questions that wait", "short", [(here("tianxia_bots_waiting"), "{{instance}}")]),
    (
        "Trouble",
        "short",
        [
            (rate("tianxia_store_faults_total", "kind", "increase"), "store: {{kind}}"),
            (here("tianxia_workers_lost"), "workers lost: {{instance}}"),
        ],
    ),
    ("Mail, push, webhooks", "short", [(rate("tianxia_deliveries_total", "by, outcome", "increase"), "{{by}} {{outcome}}")]),
    ("Memory", "bytes", [(here("process_resident_memory_bytes"), "{{instance}}")]),
    ("Processor", "percentunit", [(rate("process_cpu_seconds_total", "instance"), "{{instance}}")]),
]


def board() -> dict[str, object]:
    source = {"type": "prometheus", "uid": "${source}"}
    panels = [
        {
            "id": i + 1,
            "title": title,
            "type": "timeseries",
            "datasource": source,
            "gridPos": {"x": i % 3 * 8, "y": i // 3 * 8, "w": 8, "h": 8},
            "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
            "targets": [
                {"refId": chr(65 + n), "datasource": source, "expr": expr, "legendFormat": legend}
                for n, (expr, legend) in enumerate(targets)
            ],
        }
        for i, (title, unit, targets) in enumerate(PANELS)
    ]
    instances = "label_values(tianxia_tables_in_memory, instance)"
    variables = [
        {"name": "source", "label": "Prometheus", "type": "datasource", "query": "prometheus"},
        {
            "name": "instance", "label": "Process", "type": "query", "datasource": source, "query": instances,
            "refresh": 2, "multi": True, "includeAll": True, "allValue": ".*", "current": {"text": "All", "value": "$__all"},
        },
    ]  # fmt: skip
    return {
        "uid": "tianxia",
        "title": "Tianxia",
        "tags": ["tianxia"],
        "schemaVersion": 39,
        "time": {"from": "now-6h", "to": "now"},
        "refresh": "30s",
        "templating": {"list": variables},
        "panels": panels,
    }


if __name__ == "__main__":
    Path(__file__).parents[1].joinpath("deploy/grafana/tianxia.json").write_text(json.dumps(board(), indent=1) + "\n")
