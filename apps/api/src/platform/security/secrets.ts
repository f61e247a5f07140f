import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortestSecret } from '@ponte/settings';
import { writeDurablyOnce } from '../runtime/durable-file.ts';

/** What a signature is for: each purpose has its own key, so that none passes as another. */
export type Purpose =
  | 'item-token'
  | 'delivery-token'
  | 'payment-link'
  | 'payment-webhook'
  | 'staff-ticket'
  | 'device';

/** Signs short texts with keys derived from one secret. */
export interface Signer {
  /** The text with its signature, safe in JSON and in addresses. */
  sign(purpose: Purpose, text: string): string;
  /** The verified text; undefined when the signature is wrong. */
  open(purpose: Purpose, signed: string): string | undefined;
}

/** 128 bits: a forger would need about 2^127 requests. */
const signatureBytes = 16;

export function createSigner(secret: string): Signer {
  const keys = new Map<Purpose, Uint8Array>();
  const keyFor = (purpose: Purpose): Uint8Array => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = new Uint8Array(hkdfSync('sha256', secret, '', `ponte:${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  const signature = (purpose: Purpose, text: string): string => {
    const whole = createHmac('sha256', keyFor(purpose)).update(text).digest();
    return whole.subarray(0, signatureBytes).toString('base64url');
  };
  return {
    sign: (purpose, text) => `${text}.${signature(purpose, text)}`,
    open: (purpose, signed) => {
      const dot = signed.lastIndexOf('.');
      const text = signed.slice(0, Math.max(dot, 0));
      // Compared as text: one signature has exactly one spelling.
      const given = Buffer.from(signed.slice(dot + 1));
      const right = Buffer.from(signature(purpose, text));
      return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
    },
  };
}

/** A secret, or the sentence that says why there is none. */
export type StoredSecret =
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly problem: string };

/**
 * The secret in the data folder, created at the first start. A truncated one is not replaced: that
 * would invalidate signed prices and payments without notice.
 */
export async function readOrCreateSecret(folder: string): Promise<StoredSecret> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'secret');
  if (!existsSync(path)) await writeDurablyOnce(path, `${randomBytes(32).toString('base64url')}\n`);
  const secret = await readSecret(path);
  if (secret === undefined) {
    const problem = `The secret in ${path} can't be read: make this user its owner, or set PONTE_SECRET.`;
    return { ok: false, problem };
  }
  if (secret.length >= shortestSecret) return { ok: true, secret };
  const problem = `The secret in ${path} has less than ${shortestSecret} characters, and anybody could forge what it signs: put the right one there from a copy, or remove the file to have a new one made.`;
  return { ok: false, problem };
}

/** The secret in the data folder; undefined where there is none yet, or none that can be read. */
export const storedSecret = (folder: string): Promise<string | undefined> =>
  readSecret(join(folder, 'secret'));

/** Reads a file and restricts it to its owner; undefined when that fails. */
async function readSecret(path: string): Promise<string | undefined> {
  try {
    await chmod(path, 0o600);
    return (await readFile(path, 'utf8')).trim();
  } catch {
    return undefined;
  }
}
