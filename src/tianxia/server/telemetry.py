"""Traces for OpenTelemetry, where a collector is named (`otlp_endpoint`): requests, commits, bots that think. Else nothing."""

import contextlib
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from tianxia import __version__
from tianxia.server.faults import CannotServe
from tianxia.server.settings import Settings

_tracer: Any = None


def check(settings: Settings) -> None:
    """Before the start: is there what is needed?"""
    if settings.otlp_endpoint and find_spec("opentelemetry") is None:
        raise CannotServe("otlp_endpoint is set, but OpenTelemetry is not installed: pip install 'tianxia[telemetry]'")


def begin(settings: Settings) -> Callable[[], None]:
    """From now on spans are sent; returns how to send the last of them and end it."""
    global _tracer
    if not settings.otlp_endpoint:
        return lambda: None
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": "tianxia", "service.version": __version__}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=settings.otlp_endpoint.rstrip("/") + "/v1/traces")))
    _tracer = provider.get_tracer("tianxia", __version__)

    def end() -> None:
        global _tracer
        _tracer = None
        provider.shutdown()

    return end


@contextlib.contextmanager
def span(name: str, **about: str | int) -> Iterator[Any]:
    """What happens inside is one span; None where nobody wants to know."""
    if _tracer is None:
        yield None
        return
    with _tracer.start_as_current_span(name, attributes=about) as made:
        yield made
