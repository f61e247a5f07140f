import { listBrands } from '@ponte/contract/brands';
import { listCategories } from '@ponte/contract/categories';
import { getProductDetails, listProducts, type WireProduct } from '@ponte/contract/products';
import { compare } from '@ponte/regional/money';
import type { Area } from '../check.ts';
import { goodsForSale, ids, page, priceOf } from '../goods.ts';
import { expect, type Store } from '../store.ts';

/** The first 300 products of an order. */
async function ordered(store: Store, order_by: string, order: string): Promise<WireProduct[]> {
  const pages = await Promise.all(
    [1, 2, 3].map((number) =>
      page(store, { per_page: 100, page: number, order_by, order, moeda_id: 2 }),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

const byPrice =
  (direction: 1 | -1) =>
  async ({ store }: { readonly store: Store }) => {
    const products = await ordered(store, 'valor_venda', direction === 1 ? 'asc' : 'desc');
    const prices = products.map((product) =>
      product.mostrar_preco === false || product.mostrar_preco === 0
        ? undefined
        : priceOf(product, 'USD'),
    );
    const shown = prices.filter((price) => price !== undefined);
    expect(shown.length > 1, 'Fewer than two products have a price.');
    for (const [index, price] of shown.entries()) {
      const next = shown[index + 1];
      expect(
        next === undefined || compare(price, next) * direction <= 0,
        `Product ${index + 1} of the order by price is out of place.`,
      );
    }
    const firstHidden = prices.indexOf(undefined);
    const isLast =
      firstHidden === -1 || prices.slice(firstHidden).every((price) => price === undefined);
    expect(isLast, 'Products without a shown price are not the last ones (decision 37).');
  };

export const lists: Area = {
  name: 'lists',
  checks: [
    {
      name: 'pages follow one another without a gap or a product twice, and count the same total',
      run: async ({ store }) => {
        const query = { per_page: 7, order_by: 'id', order: 'asc' };
        const whole = await page(store, { ...query, per_page: 21 });
        const parts = await Promise.all(
          [1, 2, 3].map((number) => page(store, { ...query, page: number })),
        );
        for (const part of parts) {
          expect(
            Number(part.total) === Number(whole.total),
            'Pages of one list count different totals.',
          );
          expect(part.data.length <= 7, 'A page has more products than per_page.');
        }
        const joined = ids(parts.flatMap(({ data }) => data));
        expect(
          joined.join() === ids(whole.data).join(),
          'Three pages of 7 are not the page of 21.',
        );
      },
    },
    {
      name: 'the last page has what is left, and the one after it nothing',
      run: async ({ store }) => {
        const [brand] = await store.ask(listBrands);
        const scope = brand ? { brand_id: Number(brand.id) } : {};
        const first = await page(store, { ...scope, per_page: 3 });
        const total = Number(first.total);
        const last = Math.max(1, Math.ceil(total / 3));
        const left = await page(store, { ...scope, per_page: 3, page: last });
        expect(
          left.data.length === total - (last - 1) * 3,
          `The last page has ${left.data.length} products, not ${total - (last - 1) * 3}.`,
        );
        const beyond = await page(store, { ...scope, per_page: 3, page: last + 1 });
        expect(beyond.data.length === 0, 'There are products after the last page.');
        expect(Number(beyond.total) === total, 'After the last page the total is another.');
      },
    },
    { name: 'cheapest first', run: byPrice(1) },
    { name: 'dearest first', run: byPrice(-1) },
    {
      name: 'newest and oldest first',
      run: async ({ store }) => {
        const down = ids(await ordered(store, 'id', 'desc'));
        expect(
          down.join() === down.toSorted((a, b) => b - a).join(),
          'order_by=id&order=desc is not sorted.',
        );
        const up = ids(await ordered(store, 'id', 'asc'));
        expect(
          up.join() === up.toSorted((a, b) => a - b).join(),
          'order_by=id&order=asc is not sorted.',
        );
      },
    },
    {
      name: 'those in stock first, when asked for',
      run: async ({ store }) => {
        const stock = (await ordered(store, 'tem_estoque,id', 'desc,desc')).map(({ tem_estoque }) =>
          Boolean(tem_estoque),
        );
        expect(
          !stock.slice(stock.indexOf(false)).includes(true) || !stock.includes(false),
          'A product in stock comes after one that is not.',
        );
      },
    },
    {
      name: 'a category’s list has products of it alone',
      run: async ({ store }) => {
        const category = (await store.ask(listCategories)).at(0);
        expect(category !== undefined, 'There are no categories.');
        const { data, total } = await page(store, {
          category_id: Number(category.id),
          per_page: 3,
        });
        const all = await page(store, { per_page: 1 });
        expect(Number(total) <= Number(all.total), 'A category has more products than there are.');
        for (const { id } of data) {
          const { categoria } = await store.ask(getProductDetails, {
            params: { slugOrId: String(id) },
          });
          expect(
            Number(categoria?.id) === Number(category.id),
            `Product ${id} is of another category.`,
          );
        }
      },
    },
    {
      name: 'a brand’s list has products of it alone, several brands those of all',
      run: async ({ store }) => {
        const brands = (await goodsForSale(store)).flatMap(({ marca }) =>
          marca ? [Number(marca.id)] : [],
        );
        const [one, other] = new Set(brands);
        expect(one !== undefined, 'No product says its brand.');
        const list = await page(store, { brand_id: one, per_page: 50 });
        expect(
          list.data.every(({ marca }) => Number(marca?.id) === one),
          'A brand’s list has a product of another.',
        );
        if (other === undefined) return;
        const second = await page(store, { brand_id: other, per_page: 1 });
        const both = await page(store, { brands_ids: `${one},${other}`, per_page: 1 });
        expect(
          Number(both.total) === Number(list.total) + Number(second.total),
          'Two brands together have another total than each by itself.',
        );
      },
    },
    {
      name: 'tem_estoque=1 leaves out what is sold out',
      run: async ({ store }) => {
        // Sold out ones first, if they were there.
        const soldOutFirst = { order_by: 'tem_estoque', order: 'asc' };
        const { data, total } = await page(store, {
          ...soldOutFirst,
          tem_estoque: 1,
          per_page: 100,
        });
        expect(
          data.every(({ tem_estoque }) => Boolean(tem_estoque)),
          'A product that is sold out is among those in stock.',
        );
        const all = await page(store, { tem_estoque: 1, all_products: 1, per_page: 1 });
        expect(
          Number(all.total) >= Number(total),
          'all_products=1 has fewer products than those in stock.',
        );
      },
    },
    {
      name: 'a search for a code has its product first; one for nonsense finds nothing',
      run: async ({ store }) => {
        const product = (await goodsForSale(store)).find(({ codigo }) => Boolean(codigo));
        expect(product !== undefined, 'No product has a code.');
        const found = await page(store, { text: product.codigo ?? '', per_page: 5 });
        expect(
          Number(found.data[0]?.id) === Number(product.id),
          `A search for ${product.codigo} begins with another product.`,
        );
        const nothing = await page(store, { text: 'zzqxjwkvv', per_page: 5 });
        expect(
          Number(nothing.total) === 0 && nothing.data.length === 0,
          'A search for “zzqxjwkvv” finds something.',
        );
      },
    },
    {
      name: 'values that no parameter can have are refused by its name',
      run: async ({ store }) => {
        const wrong = {
          page: '0',
          per_page: '101',
          moeda_id: '9',
          lang: 'fr',
          order_by: 'preco',
          category_id: 'x',
        };
        for (const [name, value] of Object.entries(wrong)) {
          const { errors } = await store.refuses(listProducts, 422, { query: { [name]: value } });
          expect(
            errors !== undefined && name in errors,
            `${name}=${value} is refused without naming ${name}.`,
          );
        }
      },
    },
  ],
};
