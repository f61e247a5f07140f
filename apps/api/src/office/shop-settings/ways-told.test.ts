import { expect, test } from 'vitest';
import { sandboxWays } from '../../adapters/payments/sandbox.ts';
import type { ShopSettings } from './shop-json.ts';
import { waysTold } from './ways-told.ts';

type Payment = ShopSettings['store']['payment'];

const sandbox = { ways: sandboxWays };

test('the ways of the provider are offered, less what the file leaves out', () => {
  const payment: Payment = { brazil: { ways: ['card', 'pix'], instalments: 6 } };

  expect(waysTold({ store: { payment } }, sandbox)).toEqual([
    'Ways to pay that it will offer to buyers:',
    '  from Brazil: card in up to 6 instalments, pix',
    '  from Paraguay: gateway, qr, wallet, transfer, card, bank, points',
  ]);
});

test('instalments are never more than the provider takes', () => {
  const brazil = (instalments: number) =>
    waysTold({ store: { payment: { brazil: { ways: ['card'], instalments } } } }, sandbox)[1];

  expect(brazil(24)).toBe('  from Brazil: card in up to 10 instalments');
  expect(brazil(1)).toBe('  from Brazil: card in up to 1 instalment');
});

test('a way that the provider does not take is named, and not offered', () => {
  const payment: Payment = { brazil: { ways: ['qr'] } };

  expect(waysTold({ store: { payment } }, sandbox).slice(1, 3)).toEqual([
    "  from Brazil: they choose on the payment provider's page",
    '  store.payment.brazil.ways: the payment provider does not take qr there',
  ]);
});

test('a provider that leaves the choice to its page, none, and a shop that does not sell', () => {
  const onItsPage = waysTold({ store: {} }, {});
  const none = waysTold({ store: {} }, undefined);
  const closed = waysTold({ store: { onlinePurchase: false } }, sandbox);

  expect(onItsPage[1]).toBe("  from Brazil: they choose on the payment provider's page");
  expect(none).toEqual(['Nothing will be sold: PAYMENT_PROVIDER names no payment provider here.']);
  expect(closed).toEqual(['Nothing will be sold: store.onlinePurchase is false.']);
});
