import { money } from '@ponte/regional/money';
import { describe, expect, test } from 'vitest';
import { handedOverLetter, shippedLetter } from './delivery-letters.ts';
import type { Letter } from './letter.ts';
import { otherAmountLetter, paidLetter } from './payment-letters.ts';
import { ranOutLetter } from './ran-out-letter.ts';
import { chargedBackLetter, closedLetter, refundedLetter } from './refund-letter.ts';
import { unpaidLetter } from './unpaid-letter.ts';

const at = new Date('2026-11-28T21:39:00Z');
const total = money(6490, 'USD');
const delivery = { place: 'Av. San Blas 1250', brought: false, when: undefined, hours: undefined };
const about = {
  shop: 'Ponte',
  name: 'Ana',
  number: 7,
  way: null,
  link: 'https://s.example/o',
  delivery,
};
const code = 'K7M2Q9XZ';
const pay = {
  lines: [],
  shipping: total,
  total,
  tax: total,
  payLink: 'https://pay.example',
  payUntil: at,
};

type Said = 'pays' | 'place' | 'code';
const words = [
  ['pays', 'pay.example'],
  ['place', 'San Blas'],
  ['code', code],
] as const satisfies readonly (readonly [Said, string])[];

describe.each(['pt', 'es'] as const)('in %s', (lang) => {
  test.each<[string, Letter, readonly Said[]]>([
    ['is to be paid', unpaidLetter(lang, { ...about, ...pay }), ['pays', 'place']],
    ['ran out', ranOutLetter(lang, { ...about, ranOutAt: at, cartLink: null }), []],
    ['is checked', otherAmountLetter(lang, { ...about, asked: total, paid: money(1, 'USD') }), []],
    [
      'is paid',
      paidLetter(lang, { ...about, total, tax: total, pickupCode: code }),
      ['code', 'place'],
    ],
    [
      'is ready',
      shippedLetter(lang, { ...about, tracking: null, pickupCode: code }),
      ['code', 'place'],
    ],
    ['was collected', handedOverLetter(lang, { ...about, to: null }), []],
    [
      'was paid back',
      refundedLetter(lang, { ...about, total, tax: undefined, at, reason: 'staff' }),
      [],
    ],
    ['was charged back', chargedBackLetter(lang, { ...about, amount: total }), []],
    ['was closed before money came', closedLetter(lang, about), []],
  ])('the letter of an order that %s promises what can come, and no more', (_, { body }, says) => {
    for (const [said, word] of words) expect(body.includes(word)).toBe(says.includes(said));
    expect(body).toContain('000007');
    expect(body.includes('18:39')).toBe(says.includes('pays') || body.includes('venc'));
  });
});
