import { createHmac } from 'node:crypto';

/** In milliseconds, as an authenticator counts them. */
const step = 30_000;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * A phone's authenticator (RFC 6238): six digits, another each half minute.
 * @param secret in base 32
 * @param later in steps from now: a code is good for one sign-in
 */
export function oneTimeCode(secret: string, later = 0): string {
  const bits = Array.from(secret)
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / step) + later));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
