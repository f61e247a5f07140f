/** Goods with texts in one language: its texts stand in for the other's, and say which they are. */
import { getProductDetails, listProducts } from '@ponte/contract/products';
import { listSuggestions } from '@ponte/contract/suggestions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../platform/db/schema/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const only = {
  name: 'Politriz angular',
  details: '<p>Para carros</p>',
  specifications: [{ name: 'Tensão', value: '220 V' }],
};

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await shop.db
    .update(products)
    .set({
      namePt: only.name,
      nameEs: '',
      detailsPt: only.details,
      detailsEs: '',
      specificationsPt: only.specifications,
      specificationsEs: [],
    })
    .where(eq(products.id, 3));
  await shop.db
    .update(products)
    .set({
      namePt: '',
      nameEs: 'Guasca de banco',
      specificationsPt: [],
      specificationsEs: [{ name: 'Tensão', value: '127 V' }],
    })
    .where(eq(products.id, 2));
  shop.passTime(5_000);
});
afterAll(() => shop.close());

test('its page in the other language shows them and says which language they are', async () => {
  const call = { params: { slugOrId: '3' }, query: { lang: 'es' } };

  expect(await shop.call(getProductDetails, call)).toMatchObject({
    nome: only.name,
    detalhes: only.details,
    especificacoes: [{ nome: 'Tensão', valor: '220 V' }],
    idiomas: { nome: 'pt', detalhes: 'pt', especificacoes: 'pt' },
  });
});

test('its page in its own language says nothing of it', async () => {
  const details = await shop.call(getProductDetails, { params: { slugOrId: '3' } });

  expect(details.nome).toBe(only.name);
  expect(details).not.toHaveProperty('idiomas');
});

test('a text that is missing in both languages is empty in both', async () => {
  await shop.db.update(products).set({ detailsPt: '', detailsEs: '' }).where(eq(products.id, 4));

  const details = await shop.call(getProductDetails, { params: { slugOrId: '4' } });

  expect(details.detalhes).toBe('');
  expect(details).not.toHaveProperty('idiomas');
});

test('a search in the other language finds it, and lists say the language of its name', async () => {
  const { data } = await shop.call(listProducts, { query: { lang: 'es', text: 'politriz' } });

  expect(data).toMatchObject([{ id: 3, nome: only.name, idiomas: { nome: 'pt' } }]);
  const inPortuguese = await shop.call(listProducts, { query: { text: 'guasca' } });
  expect(inPortuguese.data).toMatchObject([{ id: 2, idiomas: { nome: 'es' } }]);
});

test('suggestions complete a search by it, and say the language of its name', async () => {
  const { buscas, produtos } = await shop.call(listSuggestions, {
    query: { lang: 'es', text: 'politr' },
  });

  expect(buscas).toContain('politriz');
  expect(produtos).toMatchObject([{ id: 3, idiomas: { nome: 'pt' } }]);
});

test('lists by name put it where its shown name belongs', async () => {
  const query = { lang: 'es', order_by: 'nome', order: 'asc', per_page: 100, all_products: 1 };

  const names = (await shop.call(listProducts, { query })).data.map(({ nome }) => nome);

  expect(names).toContain(only.name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
});

test('filters of the other language know its specifications', async () => {
  const query = { filtros: 'tensao:127-v', all_products: 1 };

  const { data } = await shop.call(listProducts, { query });

  expect(data.map(({ id }) => id)).toEqual([2]);
});
