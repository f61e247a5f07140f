import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret of 256 bits, URL-safe. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** An unguessable id of 128 bits that is no secret. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

/** Six digits for a person to type. Only ever used together with a token. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Without characters that look alike. */
const clear = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight characters to read out at a counter: 40 bits, and staff check a document too. */
export function randomPickupCode(): string {
  return clearText(8);
}

/** Ten characters to keep on paper: 50 bits, such as `ABCD-EFGH-JK`. */
export function randomRecoveryCode(): string {
  return `${clearText(4)}-${clearText(4)}-${clearText(2)}`;
}

function clearText(length: number): string {
  return Array.from({ length }, () => clear[randomInt(clear.length)]).join('');
}

/**
 * What is stored of a secret. A plain hash suffices for 256 random bits, and looking it up by index
 * leaks nothing through timing.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
