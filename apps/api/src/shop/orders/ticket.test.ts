import { getTicket } from '@ponte/contract/orders';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paraguayanForm, signUp } from '../../testing/customers.ts';
import { orderAtCounter, press } from '../../testing/shopping.ts';
import { requestOf, startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const textOf = async (file: Blob): Promise<string> => {
  const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), {
    mergePages: true,
  });
  return text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
};

describe('the ticket of an order', () => {
  // Spec: accounts 2.41
  test.each([
    ['pt', undefined, 2, 'Cliente Ana Souza', 'Total U$ 64,90'],
    ['es', paraguayanForm, 3, 'Cliente Luis Benítez', 'Total G$ 529.800'],
  ])(
    'in %s holds what its owner bought and paid',
    async (lang, form, currency, customer, total) => {
      const { token } = await signUp(shop, form);
      const { page, externalId, read } = await orderAtCounter(shop, token, currency);
      await press(shop, page, 'approve');
      const { codigo_retirada: code, pedido, itens } = await read();

      const params = { external_id: externalId };
      const file = await shop.call(getTicket, { token, params, query: { lang } });
      const text = await textOf(file);

      for (const said of [customer, total, String(code), String(pedido)]) {
        expect(text).toContain(said);
      }
      expect(itens).toHaveLength(1);
      expect(text).toContain(`Cód. ${itens?.[0]?.produto?.codigo}`);
    },
  );

  test('is a PDF that no cache stores', async () => {
    const { token } = await signUp(shop);
    const { page, externalId } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');

    const { address, init } = requestOf(getTicket, { token, params: { external_id: externalId } });
    const { headers } = await shop.app.request(address, init);

    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('does not exist while its payment is awaited', async () => {
    const { token } = await signUp(shop);
    const { externalId } = await orderAtCounter(shop, token);

    const refused = await shop.refused(getTicket, { token, params: { external_id: externalId } });

    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('O comprovante sai quando o pagamento for confirmado.');
  });

  test('is only its customer’s', async () => {
    const { token } = await signUp(shop);
    const { page, externalId } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    const params = { external_id: externalId };
    const stranger = await signUp(shop);

    expect((await shop.refused(getTicket, { token: stranger.token, params })).status).toBe(404);
    expect((await shop.refused(getTicket, { params })).status).toBe(401);
  });

  test('is drawn sixty times in ten minutes and no more', async () => {
    const { token } = await signUp(shop);
    const { page, externalId } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    const sent = { token, params: { external_id: externalId } };
    for (let count = 0; count < 60; count += 1) await shop.call(getTicket, sent);

    expect((await shop.refused(getTicket, sent)).status).toBe(429);
  });
});
