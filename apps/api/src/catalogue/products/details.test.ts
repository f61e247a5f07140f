import { getProductDetails, listProducts } from '@ponte/contract/products';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { departments, products } from '../../platform/db/schema/index.ts';
import { startTestApp, type Sent, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const details = (slugOrId: string, query: Sent['query'] = {}) =>
  shop.call(getProductDetails, { params: { slugOrId }, query });

// Spec: storefront 2.5
// Spec: decision 12
test('a product is found by its slug and by its id alike', async () => {
  const bySlug = await details('produto-8');

  expect(bySlug).toMatchObject({ id: 8, codigo: 'MAR-0008', valor_venda: '64.90', iva: 10 });
  expect(await details('8')).toEqual(bySlug);
});

test('its page says where it stands and what it is, in Portuguese', async () => {
  expect(await details('produto-3')).toMatchObject({
    nome: 'Lixadeira orbital',
    detalhes: '<p>Lixadeira orbital</p>',
    especificacoes: [{ nome: 'Peso', valor: '2 kg' }],
    marca: { id: 2, nome: 'Águia', slug: 'aguia' },
    categoria: { id: 1, slug: 'ferramentas-eletricas', name: 'Ferramentas elétricas' },
    departamento: { id: 12, slug: 'lixadeiras', name: 'Lixadeiras' },
  });
});

// Spec: storefront 7.6
test('and in Spanish, in guaranis', async () => {
  expect(await details('produto-3', { lang: 'es', moeda_id: 3 })).toMatchObject({
    nome: 'Lijadora orbital',
    detalhes: '<p>Lijadora orbital</p>',
    valor_venda: '244900',
    moeda: { id: 3, simbolo: 'G$' },
    categoria: { name: 'Herramientas eléctricas' },
    departamento: { name: 'Lijadoras' },
  });
});

test('a renamed category shows within seconds', async () => {
  const asBefore = await details('produto-3');
  const named = (name: string) =>
    shop.db.update(departments).set({ namePt: name }).where(eq(departments.id, 12));

  await named('Lixadeiras e afins');
  shop.passTime(5_000);
  const renamed = await details('produto-3');
  await named('Lixadeiras');
  shop.passTime(5_000);

  expect(renamed.departamento?.name).toBe('Lixadeiras e afins');
  expect(await details('produto-3')).toMatchObject({ departamento: asBefore.departamento });
});

test.each([
  [1, 1],
  [5, 5],
  [6, undefined],
  [0, undefined],
  [null, undefined],
])('of %s pieces in stock its page tells %s', async (shelf, told) => {
  await shop.db.update(products).set({ shelf }).where(eq(products.id, 4));

  expect((await details('produto-4')).quantidade_restante).toBe(told);
});

test('the number of pieces is absent for products not for sale and in lists', async () => {
  await shop.db
    .update(products)
    .set({ shelf: 3 })
    .where(inArray(products.id, [4, 5]));

  expect((await details('produto-4')).quantidade_restante).toBe(3);
  expect(await details('produto-5')).not.toHaveProperty('quantidade_restante');
  const { data } = await shop.call(listProducts, { query: { per_page: 100 } });
  expect(JSON.stringify(data)).not.toContain('restante');
});

test('a description holds nothing that runs or loads, because it was cleaned when it was written', async () => {
  const { detalhes } = await details('produto-11');

  expect(detalhes).toBe('<p>Kit</p>');
});

test('a price on request is absent', async () => {
  const product = await details('produto-9');

  expect(product).toMatchObject({ mostrar_preco: false, valor_venda: null, token: '' });
});

test.each(['produto-999', '999', '0', '-1', '99999999999', "x' or '1'='1", '..%2f..', 'a\0b'])(
  'there is no product %o',
  async (slugOrId) => {
    const { status, body } = await shop.refused(getProductDetails, { params: { slugOrId } });

    expect(status).toBe(404);
    expect(body.message).toBe('O Recurso que está tentando acessar não existe');
  },
);
