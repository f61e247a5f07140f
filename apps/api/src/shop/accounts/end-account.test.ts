import { endAccount, getMe, login, type EndAccountBody } from '@ponte/contract/accounts';
import { cancelOrder } from '@ponte/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers, orders } from '../../platform/db/schema/index.ts';
import { brazilianForm, lastMail, paraguayanForm, signUp } from '../../testing/customers.ts';
import { orderAtCounter, press } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(undefined, { limitFactor: 100 });
});
afterAll(() => shop.close());

const { password } = brazilianForm;
const body: EndAccountBody = { password };

async function idOf(email: string): Promise<number> {
  const [row] = await shop.db.select().from(customers).where(eq(customers.email, email));
  return row?.id ?? 0;
}

// Spec: decision 59
test('an account ends with its password: data and sessions are gone, and a mail says so', async () => {
  const { token, email } = await signUp(shop);
  const id = await idOf(email);

  await shop.call(endAccount, { token, body });

  const [row] = await shop.db.select().from(customers).where(eq(customers.id, id));
  expect(row).toMatchObject({ email: `erased-${id}@invalid`, firstName: '', document: null });
  expect((await shop.refused(getMe, { token })).status).toBe(401);
  expect((await shop.refused(login, { body: { email, password } })).status).toBe(401);
  const mail = await lastMail(shop, email);
  expect(mail?.subject).toBe('Sua conta foi encerrada');
  expect(mail?.body).toContain('Ana');
  // The address is free for another account.
  await signUp(shop, { ...brazilianForm, email, email_confirmation: email });
});

test('the letter is in the language of the account', async () => {
  const { token, email } = await signUp(shop, paraguayanForm);

  await shop.call(endAccount, { token, body: { password: paraguayanForm.password } });

  expect((await lastMail(shop, email))?.subject).toBe('Su cuenta fue cerrada');
});

test('a wrong password ends nothing, and can be tried a few times', async () => {
  const limited = await startTestApp();
  const { token } = await signUp(limited);
  const wrong = () => limited.refused(endAccount, { token, body: { password: 'wrong horse' } });

  const refused = await wrong();

  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['password']]);
  expect(await limited.call(getMe, { token })).toMatchObject({ nome: 'Ana' });
  for (let more = 0; more < 9; more += 1) await wrong();
  expect((await wrong()).status).toBe(429);
  await limited.close();
});

test('an order that is not finished is named, and the account ends once it is cancelled', async () => {
  const { token, email } = await signUp(shop);
  const { externalId } = await orderAtCounter(shop, token);
  const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));

  const refused = await shop.refused(endAccount, { token, body, query: { lang: 'pt' } });

  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(
    `O pedido ${String(order?.id).padStart(6, '0')} ainda está em andamento`,
  );
  await shop.call(cancelOrder, { token, params: { external_id: externalId } });
  await shop.call(endAccount, { token, body });
  expect(await idOf(email)).toBe(0);
});

test('what was bought stays in the books with the buyer’s name and document', async () => {
  const { token, email } = await signUp(shop);
  const id = await idOf(email);
  const { externalId, page } = await orderAtCounter(shop, token);
  await press(shop, page, 'approve');
  expect((await shop.refused(endAccount, { token, body })).status).toBe(409);
  await shop.db
    .update(orders)
    .set({ status: 'ENVIADO', handedOverAt: new Date() })
    .where(eq(orders.externalId, externalId));

  await shop.call(endAccount, { token, body });

  const [row] = await shop.db.select().from(customers).where(eq(customers.id, id));
  expect(row).toMatchObject({ firstName: 'Ana', document: '52998224725', phone: '' });
});
