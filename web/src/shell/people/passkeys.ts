/** Passkeys in the browser: what the server asks for and what it is told is JSON, the browser wants bytes. */
import { Refusal } from "@/lib/api";

type Json = Record<string, unknown>;

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A passkey is bound to the name of a host; an address in numbers has none. */
export const possible = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** Somebody who says no, or has no such passkey, is told so; it is no fault. */
async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await asked) as PublicKeyCredential;
  } catch (error) {
    const there = error instanceof DOMException && error.name === "InvalidStateError";
    throw new Refusal(there ? "people-passkey-there" : "people-passkey-cancelled", String(error), {}, "", "", 0);
  }
}

const ids = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as { id: string }[]).map((one) => ({ type: "public-key", id: bytesOf(one.id) }));

export async function makePasskey(options: Json): Promise<Json> {
  const user = options["user"] as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: bytesOf(options["challenge"] as string),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: ids(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await answered(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return told(made, { attestationObject: response.attestationObject, clientDataJSON: response.clientDataJSON });
}

export async function showPasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options["challenge"] as string),
    allowCredentials: ids(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await answered(navigator.credentials.get({ publicKey }));
  const { authenticatorData, clientDataJSON, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  return told(shown, { authenticatorData, clientDataJSON, signature, ...(userHandle ? { userHandle } : {}) });
}

function told(credential: PublicKeyCredential, response: Record<string, ArrayBuffer>): Json {
  const parts = Object.entries(response).map(([key, bytes]) => [key, textOf(bytes)]);
  const name = textOf(credential.rawId);
  return { id: name, rawId: name, type: credential.type, response: Object.fromEntries(parts), clientExtensionResults: {} };
}
