import type { Order } from '@ponte/domain';
import { ordersOf } from '@ponte/domain/orders';
import type { Respond } from '@ponte/domain/testing';
import { money } from '@ponte/regional/money';
import { beforeAll, expect, it } from 'vitest';
import order from '#messages/order';
import { loadTexts, markupIn, shopIn, type Locale } from '../../testing/markup.tsx';
import { CancelOrder } from './cancel-order.tsx';

const texts = [order];
beforeAll(() => loadTexts(texts));

const unpaid: Order = {
  externalId: 'o-1',
  number: '000001',
  createdAt: '2026-11-22T10:00:00Z',
  status: { kind: 'awaitingPayment' },
  total: money(6490, 'USD'),
  shipping: null,
  tax: null,
  pickupCode: null,
  paymentLink: null,
  payments: [],
  lines: [],
  delivery: null,
};

it.each([
  ['pt-BR', 'Cancelar o pedido'],
  ['es-PY', 'Cancelar el pedido'],
] as const)('offers in %s to cancel what nobody has paid, and only that', (locale, label) => {
  const shop = shopIn(locale);
  const shown = (one: Order) => markupIn(locale, <CancelOrder order={one} />, { texts, shop });

  expect(shown(unpaid)).toContain(label);
  expect(shown({ ...unpaid, status: { kind: 'paid' } })).not.toContain(label);
});

it.each([
  ['pt-BR', 'Não foi possível cancelar o pedido. Tente de novo.'],
  ['es-PY', 'No se pudo cancelar el pedido. Intente de nuevo.'],
] as const)('says in %s when it could not be cancelled', async (locale, sentence) => {
  expect(await cancelled(locale, () => undefined)).toContain(sentence);
});

it('says what the store says against it', async () => {
  const paid = { status: 409, body: { message: 'Este pedido já foi pago.' } };

  expect(await cancelled('pt-BR', () => paid)).toContain('Este pedido já foi pago.');
});

/** What stands there after an attempt to cancel. */
async function cancelled(locale: Locale, respond: Respond): Promise<string> {
  const shop = shopIn(locale, respond);
  shop.session.signIn('token', { id: '12', name: 'Luis', kind: 'resident' });
  const orders = ordersOf(shop);
  await orders.reloadOrder(unpaid.externalId);
  await orders.cancel(unpaid);
  return markupIn(locale, <CancelOrder order={unpaid} />, { texts, shop });
}
