/** The doors of this room, and how a refusal is said. */
import { ask, Refusal } from "@/lib/api";
import { prefs, savePrefs } from "@/lib/prefs.svelte";
import { firstText } from "@/lib/texts.svelte";
import type { Account, Codes, DeviceLink, Gone, MailSent, PasskeyOptions, Profile, SignedIn, Sitters, Ticket } from "@/lib/types";

const id = encodeURIComponent;

export const people = {
  account: () => ask<Account>("GET", "/me/account"),
  profile: (person: string) => ask<Profile>("GET", person ? `/people/${id(person)}` : "/me/profile"),
  sitters: (table: string) => ask<Sitters>("GET", `/tables/${id(table)}/people`),
  passkeyOptions: () => ask<PasskeyOptions>("POST", "/me/passkey-options", {}),
  addPasskey: (credential: unknown) => ask<Account>("POST", "/me/passkeys", { credential }),
  removePasskey: (passkey: string) => ask<Account>("DELETE", `/me/passkeys/${id(passkey)}`),
  codes: () => ask<Codes>("POST", "/me/codes", {}),
  deviceLink: () => ask<DeviceLink>("POST", "/me/device-link", {}),
  removeDevice: (device: string) => ask<Account>("DELETE", `/me/devices/${id(device)}`),
  removeMail: () => ask<Account>("DELETE", "/me/mail"),
  signOut: (everywhere: boolean) => ask<Gone>("POST", "/me/sign-out", { everywhere }),
  leave: (name: string) => ask<Gone>("POST", "/me/leave", { name }),
  signInOptions: () => ask<PasskeyOptions>("POST", "/sign-in/passkey-options", {}),
  signInByPasskey: (credential: unknown) => ask<SignedIn>("POST", "/sign-in/passkey", { credential }),
  signInByCode: (code: string) => ask<SignedIn>("POST", "/sign-in/code", { code }),
  sendLink: (mail: string) => ask<MailSent>("POST", "/sign-in/mail", { mail, language: prefs.language }),
  lookAtLink: (token: string) => ask<Ticket>("POST", "/sign-in/link/look", { token }),
  followLink: (token: string) => ask<SignedIn>("POST", "/sign-in/link", { token }),
};

/** What went wrong, in words; anything but a refusal is a fault of the page. */
export function told(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return firstText([`error-${error.key}`, error.key, "error-server-error"], { ...error.args, message: error.message });
}

/** The name that new seats get here is that of the account. */
export function nameIs(name: string): void {
  prefs.name = name;
  savePrefs();
}

export const day = (moment: string): string =>
  new Date(moment).toLocaleDateString(prefs.language, { year: "numeric", month: "short", day: "numeric" });
