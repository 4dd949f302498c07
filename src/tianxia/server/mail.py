"""Mail, where the operator has set it up (TIANXIA_MAIL_*). Sent beside everything else: nobody waits for a slow mail server."""

import asyncio
import logging
import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import aiosmtplib

from tianxia.server.settings import Settings

log = logging.getLogger("tianxia.mail")
LONGEST_ADDRESS: Final = 254
_LETTER: Final = r"[^\s@<>()\[\],;:\"\\\x00-\x1f\x7f]"
_ADDRESS: Final = re.compile(rf"{_LETTER}{{1,64}}@{_LETTER}+\.{_LETTER}{{2,}}")
_SECONDS: Final = 30.0


def tidy_address(text: str) -> str:
    """A mail address as it is kept; empty if it is none."""
    address = text.strip().lower()
    return address if len(address) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(address) else ""


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._sending: set[asyncio.Task[bool]] = set()

    @property
    def on(self) -> bool:
        return bool(self.settings.mail_host and self.settings.mail_from)

    def send_soon(self, to: str, subject: str, text: str) -> None:
        task = asyncio.create_task(self.send(to, subject, text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Whether the mail server has taken it. What goes wrong is told to the log, without the address."""
        if not self.on:
            return False
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2] or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await aiosmtplib.send(
                message,
                hostname=self.settings.mail_host,
                port=self.settings.mail_port,
                username=self.settings.mail_user or None,
                password=self.settings.mail_password or None,
                use_tls=self.settings.mail_tls == "tls",
                start_tls=self.settings.mail_tls == "starttls",
                timeout=_SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.error("mail could not be sent: %s", type(error).__name__)
            return False
        return True

    async def close(self) -> None:
        if self._sending:
            await asyncio.wait(self._sending, timeout=5)
