import { changeCustomerList, type CustomerListName } from '@ponte/contract/customer-lists';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { signIn, signUp } from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ids: readonly number[];
beforeAll(async () => {
  shop = await startTestApp();
  const rows = await shop.db.select({ id: products.id }).from(products).orderBy(products.id);
  ids = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

interface Change {
  readonly incluir?: readonly number[];
  readonly excluir?: readonly number[];
}

/** The ids of a list after a change. */
async function change(
  token: string,
  { incluir = [], excluir = [] }: Change = {},
  lista: CustomerListName = 'favoritos',
): Promise<readonly number[]> {
  const body = { incluir, excluir };
  const listed = await shop.call(changeCustomerList, { token, params: { lista }, body });
  return listed.map(({ id }) => Number(id));
}

describe('a list of a customer', () => {
  test('is empty at first, and begins with the newest', async () => {
    const { token } = await signUp(shop);
    const [one = 0, two = 0, three = 0] = ids;

    expect(await change(token)).toEqual([]);
    expect(await change(token, { incluir: [two, one] })).toEqual([two, one]);
    expect(await change(token, { incluir: [three] })).toEqual([three, two, one]);
    expect(await change(token, { excluir: [two] })).toEqual([three, one]);
  });

  test('is the same on another device, and what is marked again keeps its place', async () => {
    const { email, token } = await signUp(shop);
    const [one = 0, two = 0, three = 0] = ids;
    await change(token, { incluir: [two, one] });
    const other = await signIn(shop, email);

    expect(await change(other.token, { incluir: [three, one] })).toEqual([three, two, one]);
    expect(await change(token)).toEqual([three, two, one]);
  });

  test('is separate from the other list, and no other customer’s', async () => {
    const [{ token }, stranger] = [await signUp(shop), await signUp(shop)];
    const [one = 0] = ids;
    await change(token, { incluir: [one] });

    expect(await change(token, {}, 'comparacao')).toEqual([]);
    expect(await change(stranger.token)).toEqual([]);
    const params = { lista: 'favoritos' };
    const body = { incluir: [], excluir: [] };
    expect((await shop.refused(changeCustomerList, { params, body })).status).toBe(401);
  });

  test('drops the oldest beyond its limit', async () => {
    const { token } = await signUp(shop);
    const five = ids.slice(0, 5);

    expect(await change(token, { incluir: five }, 'comparacao')).toEqual(five.slice(0, 4));
    const [, , , , fifth = 0] = five;
    expect(await change(token, { incluir: [fifth] }, 'comparacao')).toEqual([
      fifth,
      ...five.slice(0, 3),
    ]);
  });

  test('leaves out what the shop does not have or show, until it is shown again', async () => {
    const { token } = await signUp(shop);
    const [one = 0, two = 0] = ids;
    expect(await change(token, { incluir: [two, 999_999, one] })).toEqual([two, one]);

    await shop.db.update(products).set({ active: false }).where(eq(products.id, two));
    expect(await change(token)).toEqual([one]);
    await shop.db.update(products).set({ active: true }).where(eq(products.id, two));
    expect(await change(token)).toEqual([two, one]);
  });

  test('never grows beyond its limit when devices change it at once', async () => {
    const { token } = await signUp(shop);
    await Promise.all(ids.slice(0, 6).map((id) => change(token, { incluir: [id] }, 'comparacao')));

    expect(await change(token, {}, 'comparacao')).toHaveLength(4);
  });

  test.each([
    [{ incluir: [0], excluir: [] }],
    [{ incluir: ['1'], excluir: [] }],
    [{ incluir: Array.from({ length: 201 }, (_, index) => index + 1), excluir: [] }],
    [{ incluir: [] }],
  ])('is not changed by %#', async (body) => {
    const { token } = await signUp(shop);

    const sent = { token, params: { lista: 'favoritos' }, body };
    expect((await shop.refused(changeCustomerList, sent)).status).toBe(422);
  });

  test('has one of two names', async () => {
    const { token } = await signUp(shop);

    const body = { incluir: [], excluir: [] };
    const sent = { token, params: { lista: 'outros' }, body };
    expect((await shop.refused(changeCustomerList, sent)).status).toBe(404);
  });
});
