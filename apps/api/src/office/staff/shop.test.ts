import {
  checkSettings,
  exportProducts,
  getBanners,
  getQuestions,
  getRates,
  getSettings,
  getStaffOrder,
  getStaffProduct,
  handOverOrder,
  listAudit,
  listFailedJobs,
  listStaffProducts,
  listStaffReviews,
  listStockMovements,
  moderateReview,
  refundOrder,
  retryJob,
  updateBanners,
  updateQuestions,
  updateRates,
  updateSettings,
  updateStaffProduct,
  type StaffProduct,
} from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureKeyOf } from '../../adapters/media/stored-pictures.ts';
import { jobs, orders, products, reviews } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { orderAtCounter, press } from '../../testing/shopping.ts';
import { ask, hire, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { writeRatesState } from '../rates/rates-state.ts';
import { applySettings, currentSettings } from '../shop-settings/apply-settings.ts';
import { readShopSettings } from '../shop-settings/shop-json.ts';
import { shownShop } from '../shop-settings/shown-shop.ts';

let shop: TestApp;
let owner: Hired;
let clerk: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
  clerk = await hire(shop, 'catalogue');
});
afterAll(() => shop.close());

const pair = (
  [shelfBefore, shelfAfter]: readonly (number | null)[],
  [promisedBefore, promisedAfter]: readonly number[],
) => ({
  shelf: { before: shelfBefore, after: shelfAfter },
  promised: { before: promisedBefore, after: promisedAfter },
});

const lastAct = async () => (await shop.call(listAudit, owner.sends())).data[0];

describe('a product', () => {
  const read = () => shop.call(getStaffProduct, clerk.sends({ params: { id: 8 } }));
  const editable = ({
    version,
    taxPercent,
    inStock,
    inPhysicalStock,
    showPrice,
    active,
    ...product
  }: StaffProduct) => ({
    version,
    taxPercent,
    inStock,
    inPhysicalStock,
    showPrice,
    active,
    priceUsdCents: product.price?.minor ?? null,
    pictures: product.pictures.map(({ key }) => key),
  });
  const change = (body: object) =>
    shop.call(updateStaffProduct, clerk.sends({ params: { id: 8 }, body }));

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

  const movements = () =>
    shop.call(listStockMovements, clerk.sends({ params: { id: 8 } })).then(({ data }) => data);

  test('shows shelf, promised and free pieces, and each movement with its reason', async () => {
    const earlier = (await movements()).length;
    await change({ ...editable(await read()), shelf: 5 });
    const { token } = await signUp(shop);
    const { externalId, page } = await orderAtCounter(shop, token);
    await press(shop, page, 'approve');
    await change({ ...editable(await read()), shelf: 4, shelfReason: 'correction' });
    const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    const id = row?.id ?? 0;
    expect((await read()).pieces).toEqual({ shelf: 4, promised: 1, free: 3 });

    const sends = owner.sends({ params: { id } });
    const { version } = await shop.call(getStaffOrder, sends);
    const body = { version, pickupCode: row?.pickupCode };
    const handed = await shop.call(handOverOrder, { ...sends, body });
    const silent = { ...sends, body: { version: handed.version } };
    const { status, body: refusal } = await shop.refused(refundOrder, silent);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['backOnShelf']]);
    const back = { version: handed.version, backOnShelf: true };
    const refunded = await shop.call(refundOrder, { ...sends, body: back });

    expect([handed.leftStore, refunded.leftStore]).toEqual([true, false]);
    expect((await read()).pieces).toEqual({ shelf: 4, promised: 0, free: 4 });
    const all = await movements();
    const made = all.slice(0, all.length - earlier).toReversed();
    const by = { id: clerk.id, name: 'Rosa' };
    const order = { id, number: String(id).padStart(6, '0') };
    const none = { order: null, by: null };
    expect(made.map(({ id: _id, at: _at, ...rest }) => rest)).toEqual([
      { ...none, reason: 'count', by, ...pair([null, 5], [0, 0]) },
      { ...none, reason: 'order', order, ...pair([5, 5], [0, 1]) },
      { ...none, reason: 'correction', by, ...pair([5, 4], [1, 1]) },
      { ...none, reason: 'handOver', order, ...pair([4, 3], [1, 0]) },
      { ...none, reason: 'return', order, ...pair([3, 4], [0, 0]) },
    ]);
    expect(all[0]?.at).toBe(new Date(shop.now()).toISOString());
    await change({ ...editable(await read()), shelf: null });
  });

  test('of which fewer are counted than are promised has none free, and names the orders', async () => {
    const { token } = await signUp(shop);
    const { externalId } = await orderAtCounter(shop, token);
    const [row] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    const id = row?.id ?? 0;

    const counted = await change({ ...editable(await read()), shelf: 0 });

    expect(counted.pieces).toEqual({ shelf: 0, promised: 1, free: 0 });
    expect(counted.shortOrders).toEqual([{ id, number: String(id).padStart(6, '0'), quantity: 1 }]);
    const order = await shop.call(getStaffOrder, owner.sends({ params: { id } }));
    expect(order.items[0]?.missing).toBe(1);
    await change({ ...editable(await read()), shelf: null });
  });

  test('lists its movements page by page', async () => {
    for (let shelf = 1; shelf <= 60; shelf += 1) {
      await shop.db.update(products).set({ shelf }).where(eq(products.id, 9));
    }
    const page = (query: Record<string, string>) =>
      shop.call(listStockMovements, clerk.sends({ params: { id: 9 }, query }));

    const first = await page({});
    const second = await page({ after: first.next ?? '' });

    const shelves = [...first.data, ...second.data].map(({ shelf }) => shelf.after);
    expect(shelves).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(second.next).toBeNull();
    const wrong = clerk.sends({ params: { id: 9 }, query: { after: 'x' } });
    expect((await shop.refused(listStockMovements, wrong)).status).toBe(422);
    const unknown = clerk.sends({ params: { id: 999_999 } });
    expect((await shop.refused(listStockMovements, unknown)).status).toBe(404);
    await shop.db.update(products).set({ shelf: null }).where(eq(products.id, 9));
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

describe('rates', () => {
  const read = () => shop.call(getRates, clerk.sends());
  const pairs = ({ data }: Awaited<ReturnType<typeof read>>) =>
    data.map(({ source, target, rate }) => ({ source, target, rate }));

  test('are changed as a whole, and keep since when', async () => {
    const seen = await read();
    const [first, ...others] = pairs(seen);
    const rate = String(Number(first?.rate) * 1.5);
    const body = { version: seen.version, data: [{ ...first, rate }, ...others] };

    const changed = await shop.call(updateRates, clerk.sends({ body }));

    expect(pairs(changed)).toEqual(body.data);
    expect(changed.data[0]?.updatedAt).toBe(new Date(shop.now()).toISOString());
    expect(changed.data[1]?.updatedAt).toBe(seen.data[1]?.updatedAt);
    expect(await lastAct()).toMatchObject({ action: 'rates.changed' });
    const again = clerk.sends({ body });
    expect((await shop.refused(updateRates, again)).status).toBe(409);
  });

  test('of an address say what came of asking it, and may be set by hand all the same', async () => {
    const settings = await currentSettings(shop.db);
    const ratesFrom = {
      address: 'https://rates.example/usd.json?key=secret',
      everyMinutes: 60,
      mostJumpPercent: 5,
      mostAgeHours: 24,
      at: 'updated',
      fields: { 'USD/PYG': 'rates.PYG' },
    };
    await applySettings(shop.db, { ...settings, ratesFrom }, shop.now());
    const source = { everyMinutes: 60, pairs: ['USD/PYG'], takenAt: null };
    expect((await read()).source).toEqual({ ...source, askedAt: null, refused: null });

    const askedAt = new Date(shop.now()).toISOString();
    const refused = { code: 'status' as const, params: { status: '500' } };
    const { address } = ratesFrom;
    await writeRatesState(shop.db, { address, askedAt, takenAt: null, refused });

    const seen = await read();
    expect(seen.source).toEqual({ ...source, askedAt, refused });
    expect(JSON.stringify(seen)).not.toContain('secret');
    const { version } = await shop.call(getSettings, owner.sends());
    const data = pairs(seen).map((pair) =>
      pair.target === 'PYG' ? { ...pair, rate: '8000' } : pair,
    );
    const changed = await shop.call(
      updateRates,
      clerk.sends({ body: { version: seen.version, data } }),
    );
    expect(pairs(changed)).toEqual(data);
    expect(changed.source).toEqual(seen.source);
    // It changes by itself, and is not written with the other settings.
    expect((await shop.call(getSettings, owner.sends())).version).toBe(version);

    await applySettings(shop.db, { ...settings, ratesFrom: undefined }, shop.now());
    expect((await read()).source).toBeNull();
  });

  test('that jump, are missing or of another pair are refused', async () => {
    const seen = await read();
    const [first, ...others] = pairs(seen);
    const refusals = [
      [{ ...first, rate: String(Number(first?.rate) * 2.1) }, ...others],
      [{ ...first, rate: String(Number(first?.rate) / 2.1) }, ...others],
      others,
      [...pairs(seen), { source: 'ARS', target: 'ARS', rate: '1' }],
    ];

    for (const data of refusals) {
      const sent = clerk.sends({ body: { version: seen.version, data } });
      expect((await shop.refused(updateRates, sent)).status).toBe(422);
    }
    expect(await read()).toEqual(seen);
  });
});

describe('what the shop shows', () => {
  const both = (text: string) => ({ pt: text, es: text });

  test('has other banners and questions after a change, once for each page that saw it', async () => {
    const banners = await shop.call(getBanners, clerk.sends());
    const questions = await shop.call(getQuestions, clerk.sends());
    const [kept] = banners.data;
    const banner = {
      type: 'Banner Principal',
      title: both('Novidades'),
      description: both('Veja'),
      picture: kept?.picture ?? both('banner'),
    };
    const question = { question: both('Onde?'), answer: both('Aqui.') };

    const sent = [
      [updateBanners, clerk.sends({ body: { version: banners.version, data: [banner] } })],
      [updateQuestions, clerk.sends({ body: { version: questions.version, data: [question] } })],
    ] as const;
    const lastChange = {
      by: { id: clerk.id, name: 'Rosa' },
      at: new Date(shop.now()).toISOString(),
    };
    for (const [call, what] of sent) {
      expect((await ask(shop, call, what)).status).toBe(200);
      const { status, body } = await shop.refused(call, what);
      expect([status, body['lastChange']]).toEqual([409, lastChange]);
    }

    expect((await shop.call(getBanners, clerk.sends())).data).toMatchObject([banner]);
    expect((await shop.call(getQuestions, clerk.sends())).data).toEqual([question]);
  });

  test('has texts without space around them, as a shop.json that is shown has them', async () => {
    const banners = await shop.call(getBanners, clerk.sends());
    const questions = await shop.call(getQuestions, clerk.sends());
    const data = banners.data.map(({ type, title, picture }) => ({
      type,
      title,
      description: both(' Veja\n'),
      picture,
    }));
    const asked = [{ question: both(' Onde? '), answer: both('\nAqui. ') }];

    const { version } = banners;
    await shop.call(updateBanners, clerk.sends({ body: { version, data } }));
    const body = { version: questions.version, data: asked };
    await shop.call(updateQuestions, clerk.sends({ body }));

    const settings = await currentSettings(shop.db);
    expect(settings.banners[0]?.description).toEqual(both('Veja'));
    expect(settings.questions).toEqual([{ question: both('Onde?'), answer: both('Aqui.') }]);
    const shown = readShopSettings(JSON.stringify(await shownShop(shop.db, shop.now())));
    expect(shown.ok && (await applySettings(shop.db, shown.settings, shop.now()))).toEqual([]);
  });

  test('takes a banner’s picture from an address, and from no file', async () => {
    const { data, version } = await shop.call(getBanners, clerk.sends());
    const put = (picture: string) => ({
      body: {
        version,
        data: data.map(({ type, title, description }) => ({
          type,
          title,
          description,
          picture: both(picture),
        })),
      },
    });

    for (const wrong of ['fotos/banner.jpg', 'two words']) {
      const { status, body } = await shop.refused(updateBanners, clerk.sends(put(wrong)));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([
        422,
        ['data.0.picture.pt', 'data.0.picture.es'],
      ]);
    }
    const address = 'https://photos.example/new.jpg';
    const saved = await shop.call(updateBanners, clerk.sends(put(address)));

    const key = pictureKeyOf(address);
    expect(saved.data[0]).toMatchObject({
      picture: both(key),
      pictureUrl: both(`/media/${key}.webp`),
    });
  });

  test('says what is wrong with a shop.json by place and code, before it is sent', async () => {
    const { settings } = await shop.call(getSettings, owner.sends());
    const check = async (changed: object) => {
      const body = { settings: { ...settings, ...changed } };
      return (await shop.call(checkSettings, owner.sends({ body }))).problems;
    };
    const member = { name: 'x'.repeat(101), role: both(''), photo: 'fotos/ana.jpg', whatsapp: '5' };

    expect(await check({})).toEqual([]);
    expect(await check({ $schema: 'https://shop.example/shop.schema.json' })).toEqual([]);
    expect(await check({ team: [member], more: 1 })).toEqual([
      { path: 'team.0.name', code: 'tooLong', params: { most: '100' } },
      { path: 'team.0.role.pt', code: 'missing', params: {} },
      { path: 'team.0.role.es', code: 'missing', params: {} },
      { path: 'team.0.whatsapp', code: 'digits', params: {} },
      {
        path: 'more',
        code: 'unknown',
        params: { known: expect.stringMatching(/, pickupPoints, shownAt$/) },
      },
    ]);
    const rates = [{ from: 'USD', to: 'EUR', rate: '1' }];
    expect(await check({ rates })).toEqual([
      { path: 'rates.0.to', code: 'choice', params: { options: 'USD, BRL, PYG, ARS' } },
    ]);
    const team = [{ ...member, name: 'Ana', role: both('Vendas'), whatsapp: '595981123456' }];
    expect(await check({ team })).toMatchObject([{ path: 'team.0.photo', code: 'pictureFile' }]);
    expect((await shop.call(getSettings, owner.sends())).settings).toEqual(settings);
  });

  test('is replaced by shop.json whole, or not at all', async () => {
    const { settings, version } = await shop.call(getSettings, owner.sends());
    const put = (changed: object) =>
      ask(shop, updateSettings, owner.sends({ body: { version, settings: changed } }));

    const wrong = await put({ ...settings, questions: [], team: [{ name: '' }] });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      errors: { settings: ['Nada foi mudado: há problemas no shop.json.'] },
    });
    expect(await shop.call(getSettings, owner.sends())).toMatchObject({ settings, version });

    expect((await put({ ...settings, questions: [] })).status).toBe(200);
    const after = await shop.call(getSettings, owner.sends());
    expect(after.settings).toEqual({ ...settings, questions: [] });
    expect(await lastAct()).toMatchObject({
      action: 'settings.changed',
      after: { parts: ['questions'] },
    });
    expect((await put(settings)).status).toBe(409);
    const by = { id: owner.id };
    expect((await shop.call(getQuestions, clerk.sends())).lastChange).toMatchObject({ by });
    expect((await shop.call(getBanners, clerk.sends())).lastChange).toMatchObject({
      by: { id: clerk.id },
    });
  });
});

describe('a failed job', () => {
  test('is shown without what it works on, and tried again once', async () => {
    const [job] = await shop.db
      .insert(jobs)
      .values({
        name: 'none',
        data: { recipient: 'ana@example.com' },
        dueAt: new Date(shop.now() + 3_600_000),
        attempts: 9,
        reason: 'ECONNREFUSED',
        failedAt: new Date(shop.now()),
      })
      .returning();
    const params = { id: String(job?.id) };

    const { data } = await shop.call(listFailedJobs, owner.sends());
    expect(data).toMatchObject([{ ...params, kind: 'none', attempts: 9, reason: 'ECONNREFUSED' }]);
    expect(JSON.stringify(data)).not.toContain('ana@example.com');

    await shop.call(retryJob, owner.sends({ params }));
    expect((await shop.refused(retryJob, owner.sends({ params }))).status).toBe(404);
    expect(await lastAct()).toMatchObject({ action: 'job.retried', subject: params });
    for (const id of ['x', '999999999999999999999']) {
      expect((await shop.refused(retryJob, owner.sends({ params: { id } }))).status).toBe(404);
    }
  });
});

describe('a review', () => {
  test('is published with an answer, unless its buyer rewrote it meanwhile', async () => {
    const { token } = await signUp(shop);
    const { externalId } = await orderAtCounter(shop, token);
    const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    if (!order) throw new Error('no order');
    await shop.db.insert(reviews).values({
      productId: 8,
      customerId: order.customerId,
      orderId: order.id,
      rating: 5,
      text: 'Boa',
      author: 'Ana S.',
      state: 'pending',
      writtenAt: new Date(shop.now()),
    });
    const [seen] = (await shop.call(listStaffReviews, clerk.sends())).data;
    if (!seen) throw new Error('no review');
    const sent = clerk.sends({
      params: { id: seen.id },
      body: { version: seen.version, state: 'published', answer: ' Obrigado! ' },
    });
    await shop.db.update(reviews).set({ text: 'Ruim' });

    expect((await shop.refused(moderateReview, sent)).status).toBe(409);
    await shop.db.update(reviews).set({ text: 'Boa' });
    const review = await shop.call(moderateReview, sent);

    expect(review).toMatchObject({ state: 'published', answer: 'Obrigado!' });
    expect((await shop.call(listStaffReviews, clerk.sends())).data).toEqual([]);
    const query = { state: 'published' };
    expect((await shop.call(listStaffReviews, clerk.sends({ query }))).data).toEqual([review]);
    expect(await lastAct()).toMatchObject({
      action: 'review.moderated',
      before: { state: 'pending' },
      after: { state: 'published', answered: true },
    });
  });
});
