import { createHmac, hkdfSync, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** The secret kept in the data folder, made at the first start. */
export async function keptSecret(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'secret');
  const draft = `${path}.${randomUUID()}.new`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // A link fails when the name is taken, and the file never exists half-written.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  await chmod(path, 0o600);
  return (await readFile(path, 'utf8')).trim();
}
