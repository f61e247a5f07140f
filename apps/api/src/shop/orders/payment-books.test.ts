import { money } from '@ponte/regional/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownOutcome, PaymentNews } from '../../adapters/payments/provider.ts';
import {
  booksAfter,
  moneyOfOrder,
  movementsBetween,
  type PaymentBooks,
  type PaymentMoney,
} from './payment-books.ts';

const asked = money(6490, 'USD');
const unpaid: PaymentBooks = {
  currency: 'USD',
  paidMinor: 0,
  returnedMinor: 0,
  chargedBack: false,
};
const paid: PaymentBooks = { ...unpaid, paidMinor: 6490 };
const short: PaymentBooks = { ...unpaid, paidMinor: 6390 };
const taken: PaymentBooks = { ...paid, returnedMinor: 6490, chargedBack: true };

const news = (outcome: KnownOutcome, more: Partial<PaymentNews> = {}): PaymentNews => ({
  reference: 'r',
  outcome,
  amount: asked,
  ...more,
});

const notified = { isCurrent: false, paidBack: false };
const current = { isCurrent: true, paidBack: false };

describe('the books of a payment', () => {
  test.each<[string, PaymentBooks, PaymentNews, PaymentBooks]>([
    ['say nothing of an attempt', unpaid, news('pending'), unpaid],
    ['take what was asked for', unpaid, news('approved'), paid],
    ['take less', unpaid, news('approved', { paid: money(6390, 'USD') }), short],
    [
      'take another amount without its own field',
      unpaid,
      news('approved', { amount: money(6390, 'USD') }),
      short,
    ],
    [
      'take another currency',
      unpaid,
      news('approved', { paid: money(500_000, 'PYG') }),
      { ...unpaid, currency: 'PYG', paidMinor: 500_000 },
    ],
    [
      'give back a part',
      paid,
      news('refunded', { returnedMinor: 100 }),
      { ...paid, returnedMinor: 100 },
    ],
    ['give back all of what came', short, news('refunded'), { ...short, returnedMinor: 6390 }],
    [
      'know of a refund before the payment',
      unpaid,
      news('refunded'),
      { ...paid, returnedMinor: 6490 },
    ],
    ['are charged back', paid, news('charged_back'), taken],
  ])('%s', (_, known, reported, after) => {
    expect(booksAfter(known, reported, notified)).toEqual({ books: after, isBehind: false });
    expect(booksAfter(after, reported, notified)).toEqual({ books: after, isBehind: false });
  });

  test.each<[string, PaymentBooks, PaymentNews, PaymentBooks]>([
    ['approved after a chargeback', taken, news('approved'), paid],
    ['declined after a payment', paid, news('declined'), taken],
    ['less than was known to be paid', paid, news('approved', { paid: money(6390, 'USD') }), short],
  ])(
    'are not changed by a notification that says %s, but by the provider when it is asked',
    (_, known, reported, after) => {
      expect(booksAfter(known, reported, notified)).toEqual({ books: known, isBehind: true });
      expect(booksAfter(known, reported, current)).toEqual({ books: after, isBehind: false });
    },
  );

  test('of a payment that the shop paid back stay so where the provider says no more than approved', () => {
    const back = { ...paid, returnedMinor: 6490 };
    for (const isCurrent of [true, false]) {
      const after = booksAfter(back, news('approved'), { isCurrent, paidBack: true });
      expect(after).toEqual({ books: back, isBehind: false });
    }
  });

  test('are the same after any order and repetition of reports', () => {
    const totals = fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }));
    const reports = fc.array(
      fc.tuple(
        fc.constantFrom<KnownOutcome>('open', 'pending', 'approved', 'refunded', 'charged_back'),
        totals,
      ),
      { minLength: 1, maxLength: 6 },
    );
    const deliveries = reports.chain((all) => {
      // Each is a later state of the same payment: totals only grow.
      let [most, back] = [0, 0];
      const grown = all.map(([outcome, [came, went]]) => {
        [most, back] = [Math.max(most, came), outcome === 'approved' ? back : Math.max(back, went)];
        return news(outcome, { paid: money(most, 'USD'), returnedMinor: back });
      });
      return fc.tuple(
        fc.constant(grown),
        fc.shuffledSubarray([...grown, ...grown], { minLength: grown.length * 2 }),
      );
    });
    const all = (told: readonly PaymentNews[]) =>
      told.reduce((known, one) => booksAfter(known, one, notified).books, unpaid);

    fc.assert(
      fc.property(deliveries, ([inOrder, shuffled]) => {
        expect(all(shuffled)).toEqual(all(inOrder));
      }),
    );
  });
});

const payment: PaymentMoney = {
  status: 'PAGO',
  currency: 'USD',
  amountMinor: 6490,
  paidMinor: 6490,
  paidCurrency: 'USD',
  returnedMinor: 0,
  chargedBack: false,
  acceptedMinor: null,
  unknownWord: null,
};

describe('the money of an order', () => {
  test.each<[string, Partial<PaymentMoney>, string, string]>([
    [
      'nothing came',
      { paidMinor: null, paidCurrency: null, status: 'AGUARDANDO' },
      'PAGAMENTO',
      'ok',
    ],
    ['it came as asked', {}, 'PAGO', 'ok'],
    ['it came before amounts were kept', { paidMinor: null, paidCurrency: null }, 'PAGO', 'ok'],
    ['less came', { paidMinor: 6390 }, 'PAGAMENTO', 'checking'],
    ['more came', { paidMinor: 6590 }, 'PAGAMENTO', 'checking'],
    ['another currency came', { paidCurrency: 'PYG' }, 'PAGAMENTO', 'checking'],
    ['less came and was accepted', { paidMinor: 6390, acceptedMinor: 6390 }, 'PAGO', 'ok'],
    [
      'a part of that went back',
      { paidMinor: 6390, acceptedMinor: 6390, returnedMinor: 1 },
      'PAGO',
      'missing',
    ],
    ['a part went back', { returnedMinor: 1 }, 'ENVIADO', 'missing'],
    ['all went back', { returnedMinor: 6490 }, 'PAGO', 'missing'],
    ['all went back and it is over', { returnedMinor: 6490 }, 'ESTORNADO', 'ok'],
    ['more went back than came', { returnedMinor: 12_980 }, 'ESTORNADO', 'missing'],
    ['money is there of an order that is over', {}, 'ESTORNADO', 'checking'],
    ['its state has a word that is not known', { unknownWord: 'on_hold' }, 'PAGO', 'checking'],
  ])('when %s', (_, changes, status, expected) => {
    const rows = [{ payment: { ...payment, ...changes }, refund: null }];
    expect(moneyOfOrder({ status }, rows)).toBe(expected);
  });

  test('is being paid back, which its refund says', () => {
    const rows = [{ payment: { ...payment, paidMinor: 6390 }, refund: { status: 'due' as const } }];
    expect(moneyOfOrder({ status: 'PAGAMENTO' }, rows)).toBe('ok');
  });
});

test.each<[PaymentBooks, PaymentBooks, 'provider' | 'shop', [string, number][]]>([
  [unpaid, paid, 'provider', [['approved', 6490]]],
  [unpaid, short, 'provider', [['otherAmount', 6390]]],
  [paid, { ...paid, returnedMinor: 90 }, 'provider', [['refunded', 90]]],
  [paid, { ...paid, returnedMinor: 6490 }, 'shop', [['paidBack', 6490]]],
  [paid, taken, 'provider', [['chargedBack', 6490]]],
  [taken, paid, 'provider', [['restored', 6490]]],
  [
    unpaid,
    taken,
    'provider',
    [
      ['approved', 6490],
      ['chargedBack', 6490],
    ],
  ],
  [paid, paid, 'provider', []],
])('what moved between %j and %j, by the %s', (before, after, by, expected) => {
  const moved = movementsBetween({ currency: 'USD', amountMinor: 6490 }, before, after, by);
  expect(moved.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(expected);
});
