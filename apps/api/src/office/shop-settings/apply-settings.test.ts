import { getShopText } from '@ponte/contract/shop-texts';
import { getStart } from '@ponte/contract/start';
import { listTeam } from '@ponte/contract/team';
import { stateById } from '@ponte/regional/places';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickupPoints } from '../../platform/db/schema/index.ts';
import { lastMail, signUp } from '../../testing/customers.ts';
import { point, settingsOf } from '../../testing/settings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { applySettings, currentSettings } from './apply-settings.ts';
import { cityName } from './place-names.ts';
import type { ShopSettings } from './shop-json.ts';

let shop: TestApp;
let settings: ShopSettings;

/** When the tests apply settings. */
const now = Date.UTC(2026, 10, 24, 12);

beforeEach(async () => {
  shop = await startTestApp();
  settings = await currentSettings(shop.db);
});

afterEach(() => shop.close());

/** The start data once the cached ones are stale. */
const startIn = (lang: 'pt' | 'es') => {
  shop.passTime(60_000);
  return shop.call(getStart, { query: { lang } });
};

test('what a shop says of itself is written, read back and applied again without a change', async () => {
  const text = JSON.stringify(settings);

  expect(await applySettings(shop.db, settingsOf(text), now)).toEqual([]);
  expect(JSON.stringify(await currentSettings(shop.db))).toBe(text);
});

test('another name, phone, rate and banner are in the start data, in both languages', async () => {
  const [banner] = settings.banners;
  if (!banner) throw new Error('The test shop has no banner.');
  const other: ShopSettings = {
    ...settings,
    store: {
      name: 'Ferretería Sol',
      tagline: { pt: 'Tudo para a obra', es: 'Todo para la obra' },
      contacts: { phone: '+595 61 555 000', whatsapp: '59561555000', email: 'hola@sol.example' },
      address: { pt: 'Rua 1', es: 'Calle 1' },
      hours: { pt: 'Seg a sex, 8h às 17h', es: 'Lun a vie, 8 a 17 h' },
      networks: { instagram: 'https://instagram.example/sol' },
    },
    rates: settings.rates.map(({ from, to, rate }) => ({
      from,
      to,
      rate: to === 'PYG' ? '7500.00' : rate,
    })),
    banners: [{ ...banner, title: { pt: 'Novo', es: 'Nuevo' } }],
    team: [
      { name: 'Sol', role: { pt: 'Vendas', es: 'Ventas' }, photo: null, whatsapp: '59561555000' },
    ],
  };

  expect(await applySettings(shop.db, other, now)).toEqual(['store', 'rates', 'banners', 'team']);
  expect(await applySettings(shop.db, other, now + 1000)).toEqual([]);

  const portuguese = await startIn('pt');
  expect(portuguese.loja).toEqual({
    nome: 'Ferretería Sol',
    lema: 'Tudo para a obra',
    telefone: '+595 61 555 000',
    whatsapp: '59561555000',
    email: 'hola@sol.example',
    endereco: 'Rua 1',
    horario: 'Seg a sex, 8h às 17h',
    redes: { instagram: 'https://instagram.example/sol' },
    aceita_observacao: true,
    compra_online: true,
    entrega: true,
    paginas: [],
    formas_pagamento: expect.any(Array),
  });
  const spanish = await startIn('es');
  expect(spanish.loja).toMatchObject({
    lema: 'Todo para la obra',
    endereco: 'Calle 1',
    horario: 'Lun a vie, 8 a 17 h',
  });
  expect(spanish.banners).toMatchObject([{ titulo: 'Nuevo' }]);
  expect(spanish.exchange_rates.find(({ tax }) => tax === '7500')).toMatchObject({
    updated_at: new Date(now).toISOString(),
  });
  expect(await shop.call(listTeam)).toMatchObject([{ nome: 'Sol' }]);
});

test('terms of its own are given in both languages, safe to show, and known of by the start data', async () => {
  const params = { name: 'terms' };
  const html = (text: string) => `<h2>1</h2><p>${text}</p>`;
  const text = JSON.stringify({
    ...settings,
    texts: {
      terms: { pt: html('Olá<script>alert(1)</script>'), es: html('Hola') },
      about: { pt: html('Nós'), es: html('Nosotros') },
    },
  });
  expect((await shop.refused(getShopText, { params })).status).toBe(404);
  expect((await startIn('pt')).loja?.textos).toBeUndefined();

  expect(await applySettings(shop.db, settingsOf(text), now)).toEqual(['texts']);
  expect((await startIn('pt')).loja).toMatchObject({ paginas: ['terms', 'about'] });

  const version = (await startIn('pt')).loja?.textos;
  expect(version).toEqual(expect.any(String));
  expect(await shop.call(getShopText, { params })).toEqual({ texto: html('Olá') });
  expect(await shop.call(getShopText, { params, query: { lang: 'es' } })).toEqual({
    texto: html('Hola'),
  });
  const about = { params: { name: 'about' }, query: { lang: 'es' } };
  expect(await shop.call(getShopText, about)).toEqual({ texto: html('Nosotros') });
  const privacy = { params: { name: 'privacy' } };
  expect((await shop.refused(getShopText, privacy)).status).toBe(404);
  expect((await shop.refused(getShopText, { params: { name: 'imprint' } })).status).toBe(404);

  await applySettings(shop.db, settingsOf(text.replace('Hola', 'Buenas')), now);
  expect((await startIn('pt')).loja?.textos).not.toBe(version);
  await applySettings(shop.db, { ...settings, texts: {} }, now);
  expect((await startIn('pt')).loja?.textos).toBeUndefined();
});

test('the steps of how to buy are plain text, numbered', async () => {
  const howToBuy = [
    {
      title: { pt: 'Escolha', es: 'Elija' },
      text: { pt: 'Menos de 10 < 20\nou mais', es: 'Por <b>código</b>' },
    },
    { title: { pt: 'Pague', es: 'Pague' }, text: { pt: 'Com & sem', es: 'Acá' } },
  ];
  const text = JSON.stringify({ ...settings, texts: { howToBuy } });
  await applySettings(shop.db, settingsOf(text), now);

  const params = { name: 'howToBuy' };
  expect(await shop.call(getShopText, { params })).toEqual({
    texto:
      '<ol><li><h2>Escolha</h2><p>Menos de 10 &lt; 20</p><p>ou mais</p></li><li><h2>Pague</h2><p>Com &amp; sem</p></li></ol>',
  });
  expect(await shop.call(getShopText, { params, query: { lang: 'es' } })).toMatchObject({
    texto: expect.stringContaining('<p>Por &lt;b&gt;código&lt;/b&gt;</p>'),
  });
  expect((await startIn('es')).loja).toMatchObject({ paginas: ['howToBuy'] });
  expect(JSON.stringify(await currentSettings(shop.db))).toBe(text);
});

// Spec: decision 52
test('what the shop promises is in the start data, and what it leaves out is not', async () => {
  const promises = { keptDays: 15, documents: { pt: 'Leve o RG.', es: 'Traiga la cédula.' } };
  const said = { ...settings, store: { ...settings.store, promises } };
  await applySettings(shop.db, settingsOf(JSON.stringify(said)), now);

  expect((await startIn('es')).loja?.promessas).toEqual({
    dias_guardados: 15,
    documentos: 'Traiga la cédula.',
  });
  await applySettings(shop.db, settings, now);
  expect((await startIn('es')).loja).not.toHaveProperty('promessas');
});

// Spec: decision 59
test('the start data say whom the shop asks for photos of documents, where it has set that', async () => {
  const documentPhotos = { paraguay: 'counter' };
  const said = { ...settings, store: { ...settings.store, documentPhotos } };
  await applySettings(shop.db, settingsOf(JSON.stringify(said)), now);

  expect((await startIn('es')).loja?.fotos_documento).toEqual({
    estrangeiro: 'cadastro',
    residente: 'balcao',
  });
  await applySettings(shop.db, settings, now);
  expect((await startIn('es')).loja).not.toHaveProperty('fotos_documento');
});

test.each([
  ['Canindeyú', 'Salto del Guairá'],
  ['CANINDEYU', 'salto del guaira'],
  [' canindeyú ', 'SALTO  DEL GUAIRÁ'],
])('a department and a city are known by their names: %s, %s', (stateId, cityId) => {
  const zone = { stateId, homeUsdCents: 275, homeDays: 1, pickupUsdCents: 150, pickupDays: 1 };
  const named = { ...settings, delivery: [zone], pickupPoints: [{ ...point, stateId, cityId }] };

  const { delivery, pickupPoints: points } = settingsOf(JSON.stringify(named));

  expect(stateById(delivery[0]?.stateId ?? 0)).toMatchObject({ name: 'Canindeyú', country: 'PY' });
  expect(points[0]?.stateId).toBe(delivery[0]?.stateId);
  expect(cityName(points[0]?.cityId ?? 0)).toBe('Salto del Guairá');
});

test('a shop without zones of delivery says that it delivers nothing', async () => {
  expect((await startIn('pt')).loja).toMatchObject({ entrega: true });

  await applySettings(shop.db, { ...settings, delivery: [] }, now);

  expect((await startIn('pt')).loja).toMatchObject({ entrega: false });
});

test('a rate that stays the same keeps the moment since which it holds', async () => {
  const rates = settings.rates.map(({ from, to, rate }) => ({ from, to, rate }));

  expect(await applySettings(shop.db, { ...settings, rates }, now)).toEqual([]);
});

test('a place of pickup keeps its id, one that is gone is not offered, a new one has its own id', async () => {
  const before = await shop.db.select().from(pickupPoints);
  const [kept, gone] = settings.pickupPoints;
  if (!kept || !gone) throw new Error('The test shop has fewer than two places of pickup.');
  const added = { ...gone, name: 'Novo ponto' };

  await applySettings(shop.db, { ...settings, pickupPoints: [added, kept] }, now);

  const after = await shop.db.select().from(pickupPoints);
  const idIn = (rows: typeof after, name: string) => rows.find((row) => row.name === name)?.id;
  expect(idIn(after, kept.name)).toBe(idIn(before, kept.name));
  expect(after.find(({ name }) => name === gone.name)).toMatchObject({ active: false });
  expect(before.map(({ id }) => id)).not.toContain(idIn(after, 'Novo ponto'));
});

test('two who apply settings at once leave those of one of them', async () => {
  const named = (name: string): ShopSettings => ({ ...settings, store: { name } });

  await Promise.all(['A', 'B', 'C'].map((name) => applySettings(shop.db, named(name), now)));

  const { store, ...rest } = await currentSettings(shop.db);
  const { store: _, ...before } = settings;
  expect(['A', 'B', 'C']).toContain(store.name);
  expect(rest).toEqual(before);
});

test('nothing is kept of settings that the database refuses in part', async () => {
  const zone = settings.delivery[0];
  if (!zone) throw new Error('The test shop delivers nowhere.');
  const wrong = { ...settings, store: { name: 'Half' }, delivery: [zone, zone] };

  await expect(applySettings(shop.db, wrong, now)).rejects.toThrow(/delivery_zones/);

  expect(await currentSettings(shop.db)).toEqual(settings);
});

test('mails are signed with the shop’s name', async () => {
  await applySettings(shop.db, { ...settings, store: { name: 'Ferretería Sol' } }, now);

  const { email } = await signUp(shop);

  const mail = await lastMail(shop, email);
  expect(mail?.body).toMatch(/Ferretería Sol\n$/);
  expect(mail?.body).not.toContain('Ponte');
});

test('a shop without a way to pay says that it does not sell online', async () => {
  await shop.close();
  shop = await startTestApp(undefined, { sandboxPayments: false });

  expect((await startIn('pt')).loja).toMatchObject({ compra_online: false });
  expect(shop.logged.join()).toContain('nothing can be bought: there is no payment provider');
});
