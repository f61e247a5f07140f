import { createHmac, timingSafeEqual } from 'node:crypto';

/** In milliseconds: older notifications are refused, which prevents replays. */
const windowMs = 300_000;

export const webhookSignatureHeader = 'ponte-signature';

/**
 * Signs a notification: HMAC-SHA256 of the seconds since 1970, a dot and the body.
 * @example t=1764000000,v1=5f2b…
 */
export function signWebhook(key: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digestOf(key, seconds, body).toString('hex')}`;
}

/** Whether a signature is the key's, over this body, and fresh. */
export function isSigned(key: string, body: string, signature: string, now: number): boolean {
  const [, seconds = '', digest = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (Math.abs(now - Number(seconds) * 1000) > windowMs || digest === '') return false;
  const expected = digestOf(key, Number(seconds), body);
  return timingSafeEqual(expected, Buffer.from(digest, 'hex'));
}

function digestOf(key: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest();
}
