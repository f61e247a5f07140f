import {
  exportProducts,
  getStaffProduct,
  listStaffProducts,
  listStockMovements,
  updateStaffProduct,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { editable, editsOf } from '../../testing/edited-product.ts';
import { ask, hire, lastActIn, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
let clerk: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
  clerk = await hire(shop, 'catalogue');
});
afterAll(() => shop.close());

const lastAct = () => lastActIn(shop, owner);

const { read, change } = editsOf(() => ({ shop, clerk }));

describe('a product', () => {
  test('gets another price and stock, and the log has what differs', async () => {
    const seen = editable(await read());

    const changed = await change({ ...seen, priceUsdCents: 7000, shelf: 3 });

    expect(changed).toMatchObject({
      price: { minor: 7000 },
      pieces: { shelf: 3, promised: 0, free: 3 },
    });
    expect(await lastAct()).toMatchObject({
      action: 'product.changed',
      actor: { id: clerk.id },
      subject: { kind: 'product', id: '8' },
      before: { priceUsdCents: 6490, shelf: null },
      after: { priceUsdCents: 7000, shelf: 3 },
    });
    await change({ ...editable(await read()), priceUsdCents: 6490, shelf: null });
  });

  test('goes without a price only while none is shown', async () => {
    const seen = editable(await read());
    const onRequest = { ...seen, priceUsdCents: null, showPrice: true };

    const refused = await shop.refused(
      updateStaffProduct,
      clerk.sends({ params: { id: 8 }, body: onRequest }),
    );
    const changed = await change({ ...onRequest, showPrice: false });

    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
      422,
      ['priceUsdCents'],
    ]);
    expect(changed).toMatchObject({ price: null, showPrice: false });
    await change({ ...editable(await read()), priceUsdCents: 6490, showPrice: true });
  });

  test('is seen by the counter with its price and pieces, and changed by others alone', async () => {
    const counter = await hire(shop, 'counter');
    const params = { id: 8 };
    const { version } = await shop.call(getStaffProduct, counter.sends({ params }));

    expect((await shop.call(listStaffProducts, counter.sends())).data.length).toBeGreaterThan(0);
    await shop.call(listStockMovements, counter.sends({ params }));
    const body = { version, priceUsdCents: 1 };
    const sent = counter.sends({ params, body });
    expect((await ask(shop, updateStaffProduct, sent)).status).toBe(403);
    expect((await ask(shop, exportProducts, counter.sends())).status).toBe(403);
  });

  test('is saved while it sells; its pieces, counted meanwhile, are 409', async () => {
    await shop.db.update(products).set({ shelf: 5 }).where(eq(products.id, 8));
    const before = await read();
    const seen = editable(before);
    // Two are handed over.
    await shop.db.update(products).set({ shelf: 3 }).where(eq(products.id, 8));

    const counted = clerk.sends({ params: { id: 8 }, body: { ...seen, shelf: 4 } });
    const { status, body } = await shop.refused(updateStaffProduct, counted);
    expect([status, body['lastChange']]).toEqual([409, before.lastChange]);
    const changed = await change({ ...seen, priceUsdCents: 7100 });

    expect(changed).toMatchObject({ price: { minor: 7100 }, pieces: { shelf: 3 } });
    await shop.db.update(products).set({ shelf: null }).where(eq(products.id, 8));
    await change({ ...editable(await read()), priceUsdCents: 6490 });
  });

  test('is changed by two at once: each field by itself, and the same change twice', async () => {
    const seen = await read();
    const { version } = seen;
    const put = (by: Hired, body: object) =>
      ask(shop, updateStaffProduct, by.sends({ params: { id: 8 }, body: { version, ...body } }));

    expect((await put(owner, { taxPercent: 5 })).status).toBe(200);
    expect((await put(clerk, { priceUsdCents: 7200 })).status).toBe(200);
    expect((await put(clerk, { taxPercent: 5 })).status).toBe(200);
    expect((await put(clerk, { taxPercent: 0, showPrice: false })).status).toBe(409);
    expect((await put(clerk, {})).status).toBe(200);

    expect(await read()).toMatchObject({ taxPercent: 5, price: { minor: 7200 }, showPrice: true });
    await change({ ...editable(await read()), taxPercent: 10, priceUsdCents: 6490 });
  });

  test('that a colleague has changed is 409, and says who it was and when', async () => {
    const seen = editable(await read());
    shop.passTime(60_000);
    const theirs = owner.sends({ params: { id: 8 }, body: { ...seen, taxPercent: 5 } });
    await shop.call(updateStaffProduct, theirs);
    const lastChange = {
      by: { id: owner.id, name: 'Rosa' },
      at: new Date(shop.now()).toISOString(),
    };
    shop.passTime(60_000);

    const mine = clerk.sends({ params: { id: 8 }, body: { ...seen, priceUsdCents: 1 } });
    const { status, body } = await shop.refused(updateStaffProduct, mine);

    expect([status, body['lastChange']]).toEqual([409, lastChange]);
    const now = await read();
    expect(now).toMatchObject({ taxPercent: 5, lastChange });
    expect(now.price?.minor).toBe(seen.priceUsdCents);
    await change({ ...editable(now), taxPercent: seen.taxPercent });
  });

  test('gets its pictures in another order, and none that is not its own', async () => {
    await shop.db
      .update(products)
      .set({ pictures: ['one', 'two', 'three'] })
      .where(eq(products.id, 8));
    const seen = editable(await read());

    const changed = await change({ ...seen, pictures: ['three', 'one'] });

    expect(changed.pictures.map(({ key }) => key)).toEqual(['three', 'one']);
    for (const pictures of [['one', 'one'], ['https://evil.example/x.png']]) {
      const body = { ...editable(changed), pictures };
      const sent = clerk.sends({ params: { id: 8 }, body });
      expect((await shop.refused(updateStaffProduct, sent)).status).toBe(422);
    }
  });

  test.each([
    ['priceUsdCents', 0],
    ['priceUsdCents', 64.9],
    ['shelf', -1],
    ['taxPercent', 100],
    ['taxPercent', 7],
  ])('is not changed to %s = %d', async (name, value) => {
    const seen = editable(await read());
    const sent = clerk.sends({ params: { id: 8 }, body: { ...seen, [name]: value } });

    const { status, body } = await shop.refused(updateStaffProduct, sent);

    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
    expect(editable(await read())).toEqual(seen);
  });

  test('is found by its code or words of its names, without accents', async () => {
    const { code, name } = await read();
    const codes = async (search: string) => {
      const { data } = await shop.call(listStaffProducts, clerk.sends({ query: { search } }));
      return data.map((one) => one.code);
    };

    expect(await codes(code)).toContain(code);
    const plain = name.pt.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    expect(await codes(plain)).toContain(code);
    expect(await codes('no-such-thing-%_')).toEqual([]);
  });
});

test('products as csv are those of the import, and no cell is a formula', async () => {
  await shop.db
    .update(products)
    .set({ namePt: '=HYPERLINK("https://evil.example")', nameEs: 'Ñandú; "grande"' })
    .where(eq(products.id, 8));

  const response = await ask(shop, exportProducts, clerk.sends());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(text.startsWith('\u{FEFF}id;slug;code;name_pt;')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")";"Ñandú; ""grande"""`);
  expect(await lastAct()).toMatchObject({ action: 'products.exported' });
});
