"""Numbers for operators, as Prometheus reads them.

Litestar's own plugin would count requests only, name a series after every method that somebody invents, and know
nothing of several workers that answer as one (`crew.added_up`); so these are ours.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class Metrics:
    """The numbers of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter("stolik_answers", "Entries written to answer logs", registry=self.registry)
        self.refused = Counter("stolik_refused", "Messages that changed nothing", ["code"], registry=self.registry)
        self.races = Counter("stolik_races", "Answers another server was faster with", registry=self.registry)
        self.frames = Counter("stolik_frames", "Frames sent", registry=self.registry)
        self.explanations_failed = Counter(
            "stolik_explanations_failed",
            "Reasons, sentences and targets a game failed at",
            ["part"],
            registry=self.registry,
        )
        self.shows_failed = Counter("stolik_shows_failed", "Frames that could not be made", registry=self.registry)
        self.channel_up = Gauge(
            "stolik_channel_up", "Whether other servers can be heard over the channel", registry=self.registry
        )
        self.channel_starts = Counter(
            "stolik_channel_starts", "How often the channel was joined", registry=self.registry
        )
        self.database_up = Gauge(
            "stolik_database_up", "Whether the database could be read when last asked", registry=self.registry
        )
        self.live_matches = Gauge("stolik_live_matches", "Matches held in memory", registry=self.registry)
        self.connections = Gauge("stolik_connections", "Open live connections", registry=self.registry)
        self.connections_refused = Counter(
            "stolik_connections_refused", "Connections that were turned away", ["why"], registry=self.registry
        )
        self.message_seconds = Histogram(
            "stolik_message_seconds", "From a live message to its reply", buckets=QUICK, registry=self.registry
        )
        self.bot_seconds = Histogram("stolik_bot_seconds", "A bot's thinking", buckets=SLOW, registry=self.registry)
        self.requests = Counter("stolik_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.request_seconds = Histogram(
            "stolik_request_seconds", "HTTP requests", buckets=QUICK, registry=self.registry
        )

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)


METRICS = Metrics()
