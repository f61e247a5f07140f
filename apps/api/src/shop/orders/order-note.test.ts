import { endAccount, getOwnData } from '@ponte/contract/accounts';
import { cancelOrder } from '@ponte/contract/orders';
import { getStart } from '@ponte/contract/start';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../platform/db/schema/index.ts';
import { brazilianForm } from '../../testing/customers.ts';
import {
  atCheckout,
  checkOut,
  choiceOf,
  press,
  readOrder,
  refuseCheckout,
} from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOrder } from '../events/describe-order.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

/** A buyer at the checkout, who sends the same choice with different notes. */
async function buyer() {
  const { token, cartId, counter } = await atCheckout(shop);
  const send = (rest: object) => checkOut(shop, token, cartId, choiceOf(counter, rest));
  const refused = (rest: object) => refuseCheckout(shop, token, cartId, choiceOf(counter, rest));
  return { token, send, refused };
}

async function rowOf(externalId: string | null | undefined) {
  const [row] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.externalId, externalId ?? ''));
  if (!row) throw new Error('no order');
  return row;
}

test('the shop says that it keeps notes', async () => {
  expect((await shop.call(getStart, { query: {} })).loja?.aceita_observacao).toBe(true);
});

test('a note is kept as plain text: trimmed, with its lines, without what nobody sees', async () => {
  const { token, send } = await buyer();
  const written = '  Ana retira.\r\n\u202e<b>Obrigado</b>\u0007\u2069\n ';

  const { external_id } = await send({ observacao: written });

  expect(await readOrder(shop, token, external_id ?? '')).toMatchObject({
    observacao: 'Ana retira.\n<b>Obrigado</b>',
  });
});

test.each([undefined, null, '', ' \n\u200f'])(
  'an order without a note has none: %j',
  async (observacao) => {
    const { token, send } = await buyer();
    const { external_id } = await send({ observacao });
    expect((await readOrder(shop, token, external_id ?? '')).observacao).toBeNull();
  },
);

test('500 characters are kept, one more is refused by the field’s name', async () => {
  const { token, send, refused } = await buyer();
  const most = 'ã'.repeat(500);

  const { status, body } = await refused({ observacao: `${most}.` });
  const { external_id } = await send({ observacao: `\n${most} \n` });

  expect([status, body.errors]).toEqual([
    422,
    { observacao: ['Campo: observação - O valor informado é longo demais.'] },
  ]);
  expect((await readOrder(shop, token, external_id ?? '')).observacao).toBe(most);
});

test('another note is the same order and payment page, and the last one counts', async () => {
  const { token, send } = await buyer();
  const read = async (id: string | null | undefined) =>
    (await readOrder(shop, token, id ?? '')).observacao;

  const first = await send({ observacao: 'Ana retira.' });
  const second = await send({ observacao: 'Eva retira.' });
  expect(second).toEqual(first);
  expect(await read(first.external_id)).toBe('Eva retira.');

  expect(await send({})).toEqual(first);
  expect(await read(first.external_id)).toBeNull();
});

test('a note that comes once the order is paid changes nothing', async () => {
  const { token, send, refused } = await buyer();
  const { external_id, link_pagamento } = await send({ observacao: 'Ana retira.' });
  await press(shop, new URL([link_pagamento].flat()[0] ?? ''), 'approve');

  expect((await refused({ observacao: 'Eva retira.' })).status).toBe(409);
  expect((await readOrder(shop, token, external_id ?? '')).observacao).toBe('Ana retira.');
});

test('the merchant’s systems are told the note', async () => {
  const { send } = await buyer();
  const { external_id } = await send({ observacao: 'Ana retira.' });
  expect((await describeOrder(shop.db, await rowOf(external_id))).note).toBe('Ana retira.');
});

test('a note is in its buyer’s data, and is erased with the account', async () => {
  const { token, send } = await buyer();
  const { external_id } = await send({ observacao: 'Ana retira.' });
  const copy = await (await shop.call(getOwnData, { token })).text();
  expect(copy).toContain('Ana retira.');
  await shop.call(cancelOrder, { token, params: { external_id: external_id ?? '' } });

  await shop.call(endAccount, { token, body: { password: brazilianForm.password } });

  expect((await rowOf(external_id)).note).toBeNull();
});
