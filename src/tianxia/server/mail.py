"""Mail by the operator's SMTP server (`mail_host`). Without one none is sent."""

import asyncio
import logging
import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

import aiosmtplib

from tianxia.server.settings import Settings

log = logging.getLogger("tianxia.mail")
LONGEST_ADDRESS: Final = 254
_LETTER: Final = r"[^\s@<>()\[\],;:\"\\\x00-\x1f\x7f]"
_ADDRESS: Final = re.compile(rf"{_LETTER}{{1,64}}@{_LETTER}+\.{_LETTER}{{2,}}")
_SECONDS: Final = 20.0  # for one mail


class MailFault(Exception):
    """It could not be handed over. What was said is for the log, not for the one who asked."""


def tidy_address(text: str) -> str:
    """A mail address as it is kept; empty if it is none."""
    address = text.strip().lower()
    return address if len(address) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(address) else ""


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        return bool(self.settings.mail_host)

    @property
    def sender(self) -> str:
        return self.settings.mail_from or self.settings.mail_user or f"tianxia@{self.settings.mail_host}"

    def send_soon(self, to: str, subject: str, text: str) -> None:
        """Beside everything else: nobody waits for a slow mail server. What goes wrong is in the log, without the address."""
        task = asyncio.create_task(self._send_and_log(to, subject, text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send_and_log(self, to: str, subject: str, text: str) -> None:
        try:
            await self.send(to, subject, text)
        except MailFault as fault:
            log.error("mail could not be sent: %s", str(fault).partition(":")[0])

    async def send(self, to: str, subject: str, text: str) -> None:
        """Returns when the server has taken it; MailFault if it has not."""
        try:
            await aiosmtplib.send(
                self._letter(to, subject, text),
                hostname=self.settings.mail_host,
                port=self.settings.mail_port,
                username=self.settings.mail_user or None,
                password=self.settings.mail_password or None,
                use_tls=self.settings.mail_tls == "tls",
                start_tls=self.settings.mail_tls == "starttls",
                timeout=_SECONDS,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise MailFault(f"{type(error).__name__}: {error}") from None

    def _letter(self, to: str, subject: str, text: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = Address("Tianxia", addr_spec=self.sender)
        letter["To"] = Address(addr_spec=to)
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter

    async def close(self) -> None:
        if self._sending:
            await asyncio.wait(self._sending, timeout=5)
