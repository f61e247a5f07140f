import { expect, test } from 'vitest';
import { isSigned, signWebhook } from './webhook-signature.ts';

const now = Date.UTC(2026, 10, 24, 12);
const body = '{"reference":"a"}';

test('a signature is good for its body, its key and five minutes', () => {
  const signature = signWebhook('key', body, now);

  expect(isSigned('key', body, signature, now + 299_000)).toBe(true);
  expect(isSigned('key', body, signature, now + 301_000)).toBe(false);
  expect(isSigned('key', body, signature, now - 301_000)).toBe(false);
  expect(isSigned('key', `${body} `, signature, now)).toBe(false);
  expect(isSigned('other', body, signature, now)).toBe(false);
});

test.each(['', 't=1', 'v1=00', 't=1,v1=zz', `t=9999999999999,v1=${'0'.repeat(64)}`])(
  '%j is no signature',
  (signature) => {
    expect(isSigned('key', body, signature, now)).toBe(false);
  },
);

test('a signature is what docs/payments.md says, in hexadecimal', () => {
  // Checked with `openssl dgst -sha256 -hmac key`.
  expect(signWebhook('key', body, 1_764_000_000_000)).toBe(
    't=1764000000,v1=52b1ee679a3ce43380d4e03712969b6fba88b516ee0d50733dcfb37c004a60c7',
  );
});
