import type { Order } from '@ponte/domain';
import { money } from '@ponte/regional/money';
import { beforeAll, expect, it } from 'vitest';
import order from '#messages/order';
import { loadTexts, markupIn, shopIn, type Locale } from '../../testing/markup.tsx';
import { OrderNextStep } from './order-next-step.tsx';

const texts = [order];
beforeAll(() => loadTexts(texts));

const paid: Order = {
  externalId: 'o-1',
  number: '000001',
  createdAt: '2026-11-22T10:00:00Z',
  status: { kind: 'paid' },
  total: money(383_614, 'PYG'),
  shipping: money(22_260, 'PYG'),
  pickupCode: 'GNM2QTVB',
  paymentLink: null,
  payments: [],
  lines: [],
  delivery: null,
};

function shown(locale: Locale, change: Partial<Order>): string {
  const node = <OrderNextStep order={{ ...paid, ...change }} />;
  return markupIn(locale, node, { texts, shop: shopIn(locale) });
}

it.each([
  ['pt-BR', false, 'A compra fica guardada por 30 dias.'],
  ['es-PY', false, 'La compra se guarda por 30 días.'],
  ['pt-BR', true, 'Levamos a compra a este endereço.'],
  ['es-PY', true, 'Le llevamos la compra a esta dirección.'],
] as const)('says in %s what the code is for (brought: %s): %s', (locale, brought, sentence) => {
  const markup = shown(locale, {
    delivery: { description: '', days: 1, place: 'Avenida Brasil', brought },
  });

  expect(markup).toContain('GNM2QTVB');
  expect(markup).toContain('Avenida Brasil');
  expect(markup).toContain(sentence);
  expect(markup.includes('30 d')).toBe(!brought);
});

it.each([
  ['pt-BR', 'declined', 'O pagamento não foi feito e nada foi cobrado.', 'Pagar agora'],
  ['es-PY', 'declined', 'El pago no se realizó y no se cobró nada.', 'Pagar ahora'],
  ['pt-BR', 'awaiting', 'assim que o pagamento for confirmado', 'Pagar agora'],
  ['es-PY', 'awaiting', 'en cuanto se confirme el pago', 'Pagar ahora'],
] as const)(
  'says in %s how a payment that is %s stands, and leads to it',
  (locale, kind, ...said) => {
    const markup = shown(locale, {
      status: { kind: 'awaitingPayment' },
      paymentLink: 'https://pay.example/o-1',
      pickupCode: null,
      payments: [{ status: { kind }, amount: null }],
    });

    for (const words of said) expect(markup).toContain(words);
    expect(markup).toContain('href="https://pay.example/o-1"');
  },
);
