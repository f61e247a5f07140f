import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurablyOnce } from '../runtime/durable-file.ts';

/** What a signature is for. A key of its own for each keeps one from passing as another. */
export type Purpose = 'item-token' | 'delivery-token' | 'payment-link' | 'payment-webhook';

/** Signs and checks short texts with keys derived from one secret. */
export interface Signer {
  /** The text with its signature, safe in a JSON string and in an address. */
  sign(purpose: Purpose, text: string): string;
  /** The text of a signed one, or undefined when it was made or altered by somebody else. */
  open(purpose: Purpose, signed: string): string | undefined;
}

/** 128 bits: a forger would have to ask this server 2^127 times. */
const signatureBytes = 16;

/** Makes a signer out of the server's secret. */
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
      // As text, not as bytes: one signature has one spelling.
      const given = Buffer.from(signed.slice(dot + 1));
      const right = Buffer.from(signature(purpose, text));
      return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
    },
  };
}

/** The shortest secret that is worth the name, in characters. */
export const shortestSecret = 32;

/** The secret of the data folder, or the sentence that says why it is none. */
export type KeptSecret =
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly problem: string };

/**
 * The secret kept in the data folder, made at the first start. One that was cut off is not replaced:
 * who wrote it may know why, and prices and payments that it signed would be strange to a new one.
 */
export async function keptSecret(folder: string): Promise<KeptSecret> {
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

/** What a file holds that only its owner may read from now on; undefined when that can't be. */
async function readSecret(path: string): Promise<string | undefined> {
  try {
    await chmod(path, 0o600);
    return (await readFile(path, 'utf8')).trim();
  } catch {
    return undefined;
  }
}
