/** Time-based one-time codes of authenticators (RFC 6238): SHA-1, six digits, 30 seconds. */
import { generateSecret, generateURI, verifySync } from 'otplib';

/** In seconds: a phone's clock may be a step off, and people take a while to type. */
const tolerance = 30;

/** 160 bits in base 32. */
export function newAuthenticatorSecret(): string {
  return generateSecret();
}

/**
 * The content of a QR code for an authenticator.
 * @param shop in which no colon may stand: https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
export function authenticatorUri(shop: string, account: string, secret: string): string {
  return generateURI({ issuer: shop.replaceAll(':', ' '), label: account, secret });
}

/**
 * The time step whose code it is; undefined when it is none of the present. Remember it: a code
 * counts once.
 * @param code as typed, possibly in groups
 * @param now in milliseconds
 */
export function timeStepOf(code: string, secret: string, now: number): number | undefined {
  const token = code.replace(/\D/g, '');
  if (token.length !== 6) return undefined;
  const epoch = Math.floor(now / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: tolerance });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
