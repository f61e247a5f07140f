import { listBrands } from '@ponte/contract/brands';
import { listCategories } from '@ponte/contract/categories';
import { listProducts } from '@ponte/contract/products';
import { getStart } from '@ponte/contract/start';
import { listTeam } from '@ponte/contract/team';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

describe('categories', () => {
  test('come in menu order with their departments and how much is in them', async () => {
    const [first, second, ...others] = await shop.call(listCategories);

    expect(others).toEqual([]);
    expect(first).toMatchObject({
      id: 1,
      slug: 'ferramentas-eletricas',
      name: 'Ferramentas elétricas',
      icone: '<svg/>',
      total_produtos: 5,
      departments: [
        { id: 11, name: 'Furadeiras', icone: null, total_produtos: 4 },
        { id: 12, name: 'Lixadeiras', total_produtos: 1 },
      ],
    });
    expect(second).toMatchObject({ id: 2, icone: null, total_produtos: 5 });
  });

  // Spec: storefront 3.11
  test('have their icons as pictures that run nothing, at an address that changes with them', async () => {
    const [first, second] = await shop.call(listCategories);
    const address = first?.imagem?.url ?? '';

    const icon = await shop.app.request(address);
    const outdated = await shop.app.request('/media/icons/1-0123456789.svg');

    expect(address).toMatch(/^\/media\/icons\/1-[\w-]{10}\.svg$/);
    expect(second?.imagem).toBeNull();
    expect(await icon.text()).toBe('<svg/>');
    expect(icon.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(icon.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(icon.headers.get('Cache-Control')).toContain('immutable');
    expect(outdated.status).toBe(404);
  });

  // Spec: storefront 7.3
  test('are the special ones only when those are asked for', async () => {
    const special = await shop.call(listCategories, { query: { special: 'only', lang: 'es' } });

    expect(special.map(({ name }) => name)).toEqual(['Ofertas']);
  });

  test('are refused to a query that means nothing', async () => {
    const { status, body } = await shop.refused(listCategories, { query: { special: 'yes' } });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('special');
  });
});

describe('brands', () => {
  // Spec: storefront 7.4
  test('with goods are sorted as people sort, with an address for their logo', async () => {
    const brands = await shop.call(listBrands);

    expect(brands.map(({ nome, logo }) => [nome, logo])).toEqual([
      ['Águia', null],
      ['Brontal', '/media/placeholder.v1.webp'],
    ]);
  });

  // Spec: storefront 7.4
  test('say how much of them there is in a category, a department and a search, as its list does', async () => {
    for (const query of [{}, { category_id: 1 }, { department_id: 11 }, { text: 'brontal' }]) {
      for (const { id, total_produtos } of await shop.call(listBrands, { query })) {
        const list = await shop.call(listProducts, { query: { ...query, brand_id: Number(id) } });
        expect([query, id, total_produtos]).toEqual([query, id, list.total]);
      }
    }
  });
});

describe('the start data', () => {
  // Spec: storefront 3.18
  test('has everything that a page needs, in Spanish', async () => {
    const start = await shop.call(getStart, { query: { lang: 'es' } });

    expect(start.banners).toMatchObject([
      {
        tipo: 'Banner Principal',
        titulo: 'Semana del taladro',
        descricao: 'Hasta el sábado',
        imagem: { url: '/media/placeholder.v1.webp' },
      },
    ]);
    expect(start.faq).toMatchObject([{ pergunta: '¿Dónde queda la tienda?' }]);
    expect(start.categories.map(({ name }) => name)).toEqual([
      'Herramientas eléctricas',
      'Herramientas manuales',
    ]);
    expect(start.categories_special).toHaveLength(1);
  });

  // Spec: storefront 3.19
  test('has the rates from the dollar as exact decimals, in the order of the shop', async () => {
    const { exchange_rates } = await shop.call(getStart);

    expect(exchange_rates).toMatchObject([
      {
        source_currency: { id: 2 },
        target_currency: { id: 1, decimals: 2 },
        tax: '5.4215',
        updated_at: '2026-11-20T11:00:00.000Z',
      },
      { source_currency: { id: 2 }, target_currency: { id: 3, decimals: 0 }, tax: '7420' },
      { source_currency: { id: 2 }, target_currency: { id: 4, decimals: 2 }, tax: '1385.5' },
    ]);
  });

  // Spec: storefront 7.2
  test('leaves out what has nothing in stock when that is asked for', async () => {
    const { brands, categories, categories_special } = await shop.call(getStart, {
      query: { tem_estoque: 1 },
    });

    expect(brands.map(({ nome }) => nome)).toEqual(['Águia', 'Brontal']);
    expect(categories_special).toEqual([]);
    expect(categories[1]?.departments?.map(({ name }) => name)).toEqual(['Martelos', 'Bancada']);
  });

  test('counts what a list shows, in stock or not, with and without that', async () => {
    for (const query of [{}, { tem_estoque: 1 }] as const) {
      const { categories } = await shop.call(getStart, { query });
      const [first] = categories;
      const list = await shop.call(listProducts, { query: { category_id: first?.id ?? 0 } });
      expect(first?.total_produtos).toBe(list.total);
      expect(list.total).toBe(5);
    }
  });

  test('may be kept by browsers and proxies so briefly that a change is seen within a minute', async () => {
    const response = await shop.app.request('/api/public/start');

    expect(response.headers.get('cache-control')).toBe('public, max-age=15');
  });
});

// Spec: storefront 3.21, 7.7
test('the team is in the requested language', async () => {
  const member = { id: 1, nome: 'Ana', foto: null, whatsapp: '595981123456' };

  expect(await shop.call(listTeam)).toEqual([{ ...member, funcao: 'Vendas' }]);
  expect(await shop.call(listTeam, { query: { lang: 'es' } })).toEqual([
    { ...member, funcao: 'Ventas' },
  ]);
});
