"""Mail by the operator's SMTP server. Without one (`mail_host`) none is sent."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid

import aiosmtplib

from tianxia.server.settings import Settings

_SECONDS = 20.0  # for one mail


class MailFault(Exception):
    """It could not be handed over. What was said is for the log, not for the one who asked."""


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def possible(self) -> bool:
        return bool(self.settings.mail_host)

    @property
    def sender(self) -> str:
        return self.settings.mail_from or self.settings.mail_user or f"tianxia@{self.settings.mail_host}"

    async def send(self, to: str, subject: str, text: str) -> None:
        """Returns when the server has taken it; MailFault if it has not."""
        try:
            letter = self._letter(to, subject, text)
            await aiosmtplib.send(
                letter,
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
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter
