import { getMe } from '@ponte/contract/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from '../../platform/db/schema/index.ts';
import { atCheckout, checkOut, choiceOf, refuseCheckout } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

/** A foreigner at the checkout with another document than a CPF, or none yet. */
async function withDocument(documentType: 'CPF' | 'CNPJ', document: string | null) {
  const checkout = await atCheckout(shop);
  await shop.db
    .update(customers)
    .set({ documentType, document })
    .where(eq(customers.email, checkout.email));
  const pay = (rest: object) => choiceOf(checkout.counter, rest);
  return { ...checkout, pay };
}

describe('paying by card', () => {
  // Spec: decision 48
  test.each([
    ['without a document', 'CPF', null],
    ['with a CNPJ', 'CNPJ', '11222333000181'],
  ] as const)('asks a foreigner %s for a CPF, and keeps it', async (_, type, document) => {
    const { token, cartId, pay } = await withDocument(type, document);
    for (const cpf of [undefined, null, '', '529.982.247-26']) {
      const { status, body } = await refuseCheckout(
        shop,
        token,
        cartId,
        pay({ forma_pagamento: 'card', cpf }),
      );
      expect([status, body]).toMatchObject([422, { errors: { cpf: [expect.any(String)] } }]);
    }

    await checkOut(shop, token, cartId, pay({ forma_pagamento: 'card', cpf: '529.982.247-25' }));

    expect(await shop.call(getMe, { token })).toMatchObject({
      cpf: '52998224725',
      documento: document,
    });
    await checkOut(shop, token, cartId, pay({ forma_pagamento: 'card' }));
  });

  test('needs nothing more from a foreigner whose document is a CPF', async () => {
    const { token, cartId, pay } = await withDocument('CPF', '52998224725');
    await checkOut(shop, token, cartId, pay({ forma_pagamento: 'card' }));
    expect(await shop.call(getMe, { token })).toMatchObject({ cpf: '52998224725' });
  });

  test('in another way needs none', async () => {
    const { token, cartId, pay } = await withDocument('CNPJ', '11222333000181');
    const placed = checkOut(shop, token, cartId, pay({ forma_pagamento: 'pix' }));
    await expect(placed).resolves.toHaveProperty('link_pagamento');
  });

  // Spec: decision 48
  test('needs none from a resident', async () => {
    const { token, cartId, counter } = await atCheckout(shop, 'resident');
    const placed = checkOut(shop, token, cartId, choiceOf(counter, { forma_pagamento: 'card' }));
    await expect(placed).resolves.toHaveProperty('link_pagamento');
  });
});
