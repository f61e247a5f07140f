import { money, type Money } from '@ponte/regional/money';
import { expect, test } from 'vitest';
import { orderLetter } from '../../testing/every-letter.ts';
import { refundedLetter } from './refund-letter.ts';
import { textOfLetter } from './text-of-letter.ts';

const guaranis = money(529_800, 'PYG');
const tax = money(48_164, 'PYG');

test.each<['pt' | 'es', Money, Money | undefined, string]>([
  ['es', guaranis, tax, 'G$\u00a0529.800 (I.V.A. incluido: G$\u00a048.164), el pago'],
  ['pt', guaranis, tax, 'G$\u00a0529.800 (I.V.A. incluído: G$\u00a048.164), o pagamento'],
  ['es', guaranis, undefined, 'G$\u00a0529.800 (I.V.A. incluido), el pago'],
  ['pt', money(6490, 'USD'), money(0, 'USD'), 'U$\u00a064,90, o pagamento'],
])(
  'a refund in %s names the I.V.A. of guaranis, and none of dollars: %#',
  (lang, total, part, said) => {
    const letter = refundedLetter(lang, {
      ...orderLetter(lang),
      returned: total,
      returnedTax: part,
      at: new Date('2026-11-28T01:00:00Z'),
      reason: 'staff',
    });

    expect(textOfLetter(letter)).toContain(said);
  },
);
