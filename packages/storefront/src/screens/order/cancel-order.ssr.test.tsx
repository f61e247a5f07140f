import type { Order } from '@ponte/domain';
import { ordersOf } from '@ponte/domain/orders';
import type { Respond } from '@ponte/domain/testing';
import { expect, it } from 'vitest';
import { markupIn, shopIn, type Locale } from '../../testing/markup.tsx';
import { unpaidOrder } from '../../testing/unpaid-order.ts';
import { CancelOrder } from './cancel-order.tsx';

it.each([
  ['pt-BR', 'Cancelar o pedido'],
  ['es-PY', 'Cancelar el pedido'],
] as const)('offers in %s to cancel what nobody has paid, and only that', (locale, label) => {
  const shop = shopIn(locale);
  const shown = (one: Order) => markupIn(locale, <CancelOrder order={one} />, { shop });

  expect(shown(unpaidOrder)).toContain(label);
  expect(shown({ ...unpaidOrder, status: { kind: 'paid' } })).not.toContain(label);
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
  await orders.reloadOrder(unpaidOrder.externalId);
  await orders.cancel(unpaidOrder);
  return markupIn(locale, <CancelOrder order={unpaidOrder} />, { shop });
}
