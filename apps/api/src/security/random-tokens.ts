import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret that nobody guesses: 256 bits, safe in an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An id that nobody guesses either, but that is no secret: 128 bits. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

/** Six digits for a person to read. Only ever together with a token. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Letters and digits that nobody mistakes for one another. */
const clear = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight characters to be read out at a counter: 40 bits, and somebody looks at a document too. */
export function randomPickupCode(): string {
  return Array.from({ length: 8 }, () => clear[randomInt(clear.length)]).join('');
}

/**
 * What is stored of a secret. A plain hash is enough for 256 random bits; looking it up by index
 * tells nothing about the secret through time.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
