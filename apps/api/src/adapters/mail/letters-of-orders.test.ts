import { describe, expect, test } from 'vitest';
import { code, orderLetter, orderLetters } from '../../testing/every-letter.ts';
import { textOfLetter } from './text-of-letter.ts';

type Said = 'pays' | 'place' | 'code';
const words = [
  ['pays', 'pay.example'],
  ['place', 'Ponte San Blas, Av.'],
  ['code', code],
] as const satisfies readonly (readonly [Said, string])[];

const promised: Readonly<Record<string, readonly Said[]>> = {
  unpaid: ['pays', 'place'],
  ranOut: [],
  ranOutForGood: [],
  otherAmount: [],
  paid: ['code', 'place'],
  accepted: ['code', 'place'],
  ready: ['code', 'place'],
  onItsWay: ['code', 'place'],
  tracking: ['place'],
  handedOver: [],
  delivered: [],
  refunded: [],
  chargedBack: [],
  closed: [],
};

describe.each(['pt', 'es'] as const)('in %s', (lang) => {
  test.each(Object.entries(orderLetters(lang, orderLetter(lang))))(
    'the letter of an order that is %s promises what can come, and no more',
    (kind, letter) => {
      const body = textOfLetter(letter);
      const says = promised[kind] ?? [];

      for (const [said, word] of words) expect(body.includes(word)).toBe(says.includes(said));
      expect(body).toContain('000123');
      expect(body.includes('18:39')).toBe(says.includes('pays') || body.includes('venc'));
    },
  );
});
