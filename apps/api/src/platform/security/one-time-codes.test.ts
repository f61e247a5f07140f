import { expect, test } from 'vitest';
import { authenticatorUri, newAuthenticatorSecret, timeStepOf } from './one-time-codes.ts';

/** The secret of RFC 6238, appendix B, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i s the code is that of RFC 6238', (seconds, eightDigits) => {
  const code = eightDigits.slice(-6);

  expect(timeStepOf(code, secret, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('a code holds a step before and after its own, and not two', () => {
  const [code, step] = ['005924', 41_152_263];
  const at = (steps: number) => timeStepOf(code, secret, (step + steps) * 30_000);

  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
});

test.each(['005 924', ' 005-924 '])('%j is read as six digits', (code) => {
  expect(timeStepOf(code, secret, 1_234_567_890_000)).toBe(41_152_263);
});

test.each(['', '05924', '0005924', 'ABCDEF'])('%j is no code', (code) => {
  expect(timeStepOf(code, secret, 1_234_567_890_000)).toBeUndefined();
});

test('a secret has 160 bits, and its address names the shop and the account', () => {
  const made = newAuthenticatorSecret();

  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(authenticatorUri('Café: Sol', 'ana@example.com', made)).toBe(
    `otpauth://totp/Caf%C3%A9%20%20Sol:ana%40example.com?secret=${made}&issuer=Caf%C3%A9%20%20Sol`,
  );
});
