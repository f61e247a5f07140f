import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Hides values that have to be read or compared again from readers of the database alone. */
export interface Vault {
  seal(text: string): string;
  /** Undefined when it was sealed with another secret, or altered. */
  open(sealed: string): string | undefined;
  /** What is stored of a short secret: without the key it can't be guessed by trying all. */
  fingerprint(text: string): string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param secret the server's signing secret, from which the keys are derived */
export function createVault(secret: string): Vault {
  const keyOf = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `ponte:${purpose}`, 32));
  const sealKey = keyOf('vault');
  const fingerprintKey = keyOf('fingerprint');
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, sealKey, nonce, { authTagLength: tagBytes });
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealed, sealing.getAuthTag()]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const opening = createDecipheriv(cipher, sealKey, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opening.setAuthTag(bytes.subarray(-tagBytes));
      try {
        const text = opening.update(bytes.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([text, opening.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64url'),
  };
}
