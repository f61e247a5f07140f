import { listProducts } from '@ponte/contract/products';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  departments,
  orderItems,
  orders,
  products,
  synonyms,
} from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { startTestApp, type Sent, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const list = (query: Sent['query']) => shop.call(listProducts, { query: query ?? {} });
const idsOf = async (query: Sent['query']) => (await list(query)).data.map(({ id }) => id);

describe('a page of products', () => {
  test('holds twenty, what is in stock first and the newest of it first, when nothing is asked', async () => {
    expect(await idsOf({})).toEqual([9, 8, 7, 6, 4, 3, 2, 1, 12, 11, 10, 5]);
  });

  // Spec: storefront 3.22
  test('counts all that match, not only those of the page', async () => {
    const page = await list({ per_page: 4, page: 2 });

    expect(page.total).toBe(12);
    expect(page.data.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });

  test('is empty beyond the last one', async () => {
    expect(await list({ page: 99 })).toEqual({ data: [], total: 12 });
  });

  test.each([
    [{ category_id: 1 }, [4, 3, 2, 1, 5]],
    [{ department_id: 12 }, [3]],
    [{ category_id: 1, department_id: 21 }, []],
    [{ brand_id: 2 }, [8, 3, 2]],
    [{ brands_ids: '2,3' }, [8, 3, 2]],
    [{ brands_ids: '1,2', category_id: 2 }, [9, 8, 7, 6, 10]],
    [{ brands_ids: '1,2', brand_id: 2 }, [8, 3, 2]],
    [{ brand_id: 999 }, []],
    [{ tem_estoque: 1, category_id: 1 }, [4, 3, 2, 1]],
    [{ tem_estoque: 1, all_products: 1, category_id: 1 }, [4, 3, 2, 1, 5]],
    [{ tem_estoque: 0, category_id: 1 }, [4, 3, 2, 1, 5]],
  ])('keeps what %o asks for', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });
});

describe('the order', () => {
  const inCategory = (order_by: string, order: string, lang = 'pt') =>
    idsOf({ category_id: 2, order_by, order, lang });

  // Spec: decision 43
  test('by price is that of the prices that are shown, whatever the rates of I.V.A.', async () => {
    const change = (values: Partial<typeof products.$inferInsert>) =>
      shop.db.update(products).set(values).where(eq(products.id, 8));
    await change({ priceUsdCents: 6200, taxPercent: 0 });
    shop.passTime(60_000);
    const listed = async (moeda_id: number) => {
      const query = { category_id: 2, order_by: 'valor_venda', order: 'asc', moeda_id };
      const { data } = await list({ ...query, tem_estoque: 1 });
      return data.slice(0, 3).map(({ id, valor_venda }) => [id, valor_venda]);
    };
    const shown = [await listed(2), await listed(3)];
    await change({ priceUsdCents: 6490, taxPercent: 10 });
    shop.passTime(60_000);

    expect(shown).toEqual([
      [
        [6, '60.00'],
        [8, '62.00'],
        [7, '70.00'],
      ],
      [
        [8, '460100'],
        [6, '489800'],
        [7, '571400'],
      ],
    ]);
  });

  // Spec: storefront 7.5
  // Spec: decision 37
  test('pairs each field with its direction', async () => {
    expect(await inCategory('tem_estoque,valor_venda', 'desc,asc')).toEqual([6, 8, 7, 9, 10]);
    // The price of 9 is on request: its position reveals nothing about it.
    expect(await inCategory('valor_venda', 'asc')).toEqual([6, 8, 7, 10, 9]);
    expect(await inCategory('valor_venda', 'desc')).toEqual([10, 7, 8, 6, 9]);
    expect(await inCategory('tem_estoque,valor_venda', 'desc,desc')).toEqual([7, 8, 6, 9, 10]);
    expect(await inCategory('tem_estoque,id', 'asc,asc')).toEqual([10, 6, 7, 8, 9]);
    expect(await inCategory('codigo', 'asc')).toEqual([9, 10, 6, 7, 8]);
  });

  test('sorts names as people do, accents and case last', async () => {
    expect(await inCategory('nome', 'asc')).toEqual([7, 8, 9, 10, 6]);
    expect(await inCategory('tem_estoque,nome', 'desc,desc')).toEqual([6, 9, 8, 7, 10]);
  });

  test('sorts by the names of the language that was asked for', async () => {
    expect(await inCategory('nome', 'asc', 'es')).toEqual([8, 9, 10, 6, 7]);
  });

  test('gives a field without a direction the last one', async () => {
    expect(await inCategory('tem_estoque,id', 'desc')).toEqual([9, 8, 7, 6, 10]);
  });
});

describe('prices', () => {
  const priceOf = async (id: number, moeda_id: string) => {
    const { data } = await list({ moeda_id });
    return data.find((product) => product.id === id);
  };

  test.each([
    ['1', { valor_venda: '351.86', formatado: 'R$\u00a0351,86' }, 2],
    ['2', { valor_venda: '64.90', formatado: 'U$\u00a064,90' }, 2],
    ['3', { valor_venda: '529800', formatado: 'G$\u00a0529.800' }, 0],
    ['4', { valor_venda: '89918.95', formatado: 'P$\u00a089.918,95' }, 2],
  ])('in currency %s are exact to the last unit', async (moeda_id, price, decimals) => {
    const product = await priceOf(8, moeda_id);

    expect(product?.valor_venda).toBe(price.valor_venda);
    expect(product?.preco_atual).toEqual(price);
    expect(product?.moeda).toMatchObject({ id: Number(moeda_id), casas_decimais: decimals });
  });

  test('are in dollars when no currency is asked for', async () => {
    const { data } = await list({});

    expect(data[0]?.moeda).toMatchObject({ id: 2 });
  });

  // Spec: decision 37
  test('are neither shown nor signed when they are on request', async () => {
    const product = await priceOf(9, '2');

    expect(product).toMatchObject({ mostrar_preco: false, valor_venda: null, token: '' });
    expect(product?.preco_atual).toBeNull();
    expect(JSON.stringify(product)).not.toContain('90.00');
  });

  test('come with a token that is the same for an hour, so that lists can be kept', async () => {
    const [first, second] = [await priceOf(8, '2'), await priceOf(8, '2')];

    expect(first?.token).toMatch(/\S{20,}/);
    expect(second?.token).toBe(first?.token);
  });
});

describe('a text search', () => {
  test.each([
    ['any case and no accent', 'FURADEIRA IMPACTO', [1]],
    ['accents that the name has not', 'furadéira impacto', [1]],
    ['another order of words', 'impacto de furadeira', [1]],
    ['the start of a word', 'lixad', [3]],
    ['a plural', 'furadeiras de colunas', [2]],
    ['a letter too few', 'furadera coluna', [2]],
    ['a word begun in the wrong order', 'urfadeira coluna', [2]],
    ['a letter too many', 'marteloo', [6]],
    ['a wrong letter', 'compreçsor', [9]],
    ['two letters swapped', 'lixaderia', [3]],
    ['a typo in a short word', 'kti completo', [11]],
    ['a typo in each of two words in another order', 'colunna furadera', [2]],
    ['the name in the other language', 'taladro percutor', [1]],
    ['the brand without its accent', 'aguia lixadeira', [3]],
    ['a code', 'FUR-0002', [2]],
    ['a code without its hyphen, in small letters', 'fur0002', [2]],
    ['the start of a code', 'mar-00', [8, 7, 6]],
    ['the start of a code without its hyphen', 'mar00', [8, 7, 6]],
    ['a code and a word', 'fur0002 coluna', [2]],
  ])('finds with %s', async (_, text, ids) => {
    expect(new Set(await idsOf({ text, all_products: 1 }))).toEqual(new Set(ids));
  });

  // Spec: storefront 7.9
  test('puts names that start with the word before others; alike ones in stock first', async () => {
    expect(await idsOf({ text: 'furadeira' })).toEqual([2, 1, 5, 4]);
    expect(await idsOf({ text: 'fuadeira' })).toEqual([2, 1, 5, 4]);
  });

  test('puts what was sold more often before what fits alike', async () => {
    expect(await idsOf({ text: 'aguia' })).toEqual([8, 3, 2]);
    const { token } = await signUp(shop);
    await orderAtCounter(shop, token);
    await shop.db.update(orders).set({ status: 'PAGO' });
    await shop.db.update(orderItems).set({ productId: 2 });
    await shop.db.update(products).set({ inStock: true }).where(eq(products.id, 2));
    shop.passTime(60_000);

    expect(await idsOf({ text: 'aguia' })).toEqual([2, 8, 3]);
  });

  test('finds what has most of the words when nothing has all of them', async () => {
    expect(await idsOf({ text: 'furadeira angular xyzzy' })).toEqual([5]);
    expect(await idsOf({ text: 'furadeira qwert xyzzy' })).toEqual([]);
  });

  test("follows the shop's own synonyms and its groups' names at once", async () => {
    await shop.db.insert(synonyms).values({ id: 1, words: 'tramontana', also: 'martelo de unha' });
    await shop.db.update(departments).set({ namePt: 'Tramoia' }).where(eq(departments.id, 23));
    shop.passTime(60_000);

    expect(await idsOf({ text: 'tramontana' })).toEqual([6]);
    expect(await idsOf({ text: 'tramoia' })).toEqual([9, 8, 7, 10]);
  });

  test('puts the product of exactly that code first in any order', async () => {
    const order = { order_by: 'valor_venda', order: 'desc' };

    expect(await idsOf({ text: 'kit', ...order })).toEqual([12, 11]);
    expect(await idsOf({ text: 'kit-0011', ...order })).toEqual([11, 12]);
  });

  test('keeps the order that is asked for', async () => {
    expect(
      await idsOf({ text: 'furadeira', order_by: 'tem_estoque,valor_venda', order: 'desc,asc' }),
    ).toEqual([1, 2, 4, 5]);
  });

  test('finds within a category only there', async () => {
    expect(await list({ text: 'furadeira', category_id: 2 })).toMatchObject({ data: [], total: 0 });
  });

  test.each(['???', '   ?', "'; drop table products; --", 'xyzzy', '& | !', ':*', '\\'])(
    'for %o finds nothing and harms nothing',
    async (text) => {
      expect(await list({ text })).toMatchObject({ data: [], total: 0 });
    },
  );

  test('for nothing but spaces lists everything', async () => {
    expect((await list({ text: '  ' })).total).toBe(12);
  });
});

describe('names and pictures', () => {
  test('are Spanish for lang=es and Portuguese otherwise', async () => {
    const nameIn = async (query: Sent['query']) =>
      (await list({ department_id: 12, ...query })).data[0]?.nome;

    expect(await nameIn({ lang: 'es' })).toBe('Lijadora orbital');
    expect(await nameIn({ lang: 'pt' })).toBe('Lixadeira orbital');
    expect(await nameIn({})).toBe('Lixadeira orbital');
  });

  test('pictures are addresses of their default size, or none', async () => {
    const { data } = await list({ category_id: 2 });

    expect(data[0]?.imagens).toEqual([{ url: '/media/placeholder.v1.webp' }]);
    expect(data.at(-1)?.imagens).toEqual([]);
  });
});

describe('when a product last changed', () => {
  const changedAt = async (id: number) =>
    (await list({})).data.find((one) => one.id === id)?.alterado_em;
  type Values = Partial<Omit<typeof products.$inferInsert, 'detailsPt'> & { detailsPt: SQL }>;
  const change = async (values: Values) => {
    // Its first day has lists read it again.
    const read = { createdAt: sql`${products.createdAt}` };
    await shop.db
      .update(products)
      .set({ ...read, ...values })
      .where(eq(products.id, 9));
    shop.passTime(60_000);
  };
  const longAgo = new Date('2026-01-02T03:04:05Z');

  test('changes with its price and texts, and not with its stock', async () => {
    await change({ updatedAt: longAgo, shelf: 40 });
    expect(await changedAt(9)).toBe(longAgo.toISOString());

    await change({ promised: 3, shelf: 39 });
    await change({ detailsPt: sql`${products.detailsPt}` });
    expect(await changedAt(9)).toBe(longAgo.toISOString());

    await change({ priceUsdCents: 12_345 });
    expect(Date.parse((await changedAt(9)) ?? '')).toBeGreaterThan(longAgo.getTime());
  });

  test('is absent if it is unknown', async () => {
    await change({ updatedAt: null });

    expect(await changedAt(9)).toBeUndefined();
  });
});

describe('a query that is not understood', () => {
  test.each([
    [{ page: 0 }, 'page'],
    [{ per_page: 1000 }, 'per_page'],
    [{ moeda_id: 9 }, 'moeda_id'],
    [{ order_by: 'senha' }, 'order_by'],
    [{ order: 'up' }, 'order'],
    [{ category_id: 'x' }, 'category_id'],
    [{ brands_ids: '1;2' }, 'brands_ids'],
    [{ text: 'a\0b' }, 'text'],
    [{ text: 'x'.repeat(201) }, 'text'],
    [{ lang: 'en' }, 'lang'],
  ])('%o is refused with the field', async (query, field) => {
    const { status, body } = await shop.refused(listProducts, { query });

    expect(status).toBe(422);
    expect(body.errors).toHaveProperty([field, 0]);
  });

  test('says so in the language of the request', async () => {
    const said = async (lang: string) =>
      (await shop.refused(listProducts, { query: { colour: 'green', lang } })).body.errors;

    expect(await said('pt')).toEqual({ colour: ['Campo: colour - Este campo não é conhecido.'] });
    expect(await said('es')).toEqual({ colour: ['Campo: colour - Este campo no es conocido.'] });
  });

  test('is refused when a parameter stands twice', async () => {
    const response = await shop.app.request('/api/public/products?page=1&page=2');

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { page: ['Campo: página - Este campo está repetido.'] },
    });
  });
});
