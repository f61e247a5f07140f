import { listBrands } from '@ponte/contract/brands';
import { listCategories, type WireCategory } from '@ponte/contract/categories';
import { subscribe } from '@ponte/contract/newsletter';
import { getProductDetails, getRelatedProducts, listFacets } from '@ponte/contract/products';
import { listReviews } from '@ponte/contract/reviews';
import { getShopText } from '@ponte/contract/shop-texts';
import { getStart } from '@ponte/contract/start';
import { listSuggestions } from '@ponte/contract/suggestions';
import { listTeam } from '@ponte/contract/team';
import type { Area, CheckContext } from '../check.ts';
import { goodsForSale, ids, page } from '../goods.ts';
import { expect } from '../store.ts';

const labelOf = (one: { readonly name?: string | undefined; readonly nome?: string | undefined }) =>
  one.name ?? one.nome ?? '';

const departmentsOf = (category: WireCategory) =>
  category.departments ?? category.departamentos ?? category.subcategorias ?? [];

async function firstForSale({ store }: CheckContext) {
  const [product] = await goodsForSale(store);
  expect(product !== undefined, 'Nothing can be bought.');
  return product;
}

export const catalogue: Area = {
  name: 'catalogue',
  checks: [
    {
      name: 'the start data have categories, brands and rates of the dollar to all other currencies',
      run: async ({ store }) => {
        const start = await store.ask(getStart);
        expect(start.categories.length > 0, 'There are no categories.');
        expect(start.brands.length > 0, 'There are no brands.');
        const targets = new Set(
          start.exchange_rates
            .filter(
              ({ source_currency, tax }) => Number(source_currency.id) === 2 && Number(tax) > 0,
            )
            .map(({ target_currency }) => Number(target_currency.id)),
        );
        for (const id of [1, 3, 4])
          expect(targets.has(id), `No rate of the dollar to currency ${id}.`);
      },
    },
    {
      name: 'categories and their departments have names and slugs of their own',
      run: async ({ store }) => {
        const list = await store.ask(listCategories);
        const slugs = list.map(({ slug, id }) => slug ?? String(id));
        expect(new Set(slugs).size === slugs.length, 'Two categories have one slug.');
        for (const category of list) {
          expect(labelOf(category) !== '', `Category ${category.id} has no name.`);
          for (const department of departmentsOf(category)) {
            expect(labelOf(department) !== '', `Department ${department.id} has no name.`);
          }
        }
      },
    },
    {
      name: 'Spanish is asked for by lang=es; without it names are Portuguese',
      run: async ({ store }) => {
        const namesIn = async (query: Record<string, string>) => {
          const list = await store.ask(listCategories, { query });
          return list
            .flatMap((one) => [one, ...departmentsOf(one)])
            .map(labelOf)
            .join();
        };
        const plain = await namesIn({});
        expect(
          plain === (await namesIn({ lang: 'pt' })),
          'Without lang the names are not those of lang=pt.',
        );
        expect(
          plain !== (await namesIn({ lang: 'es' })),
          'All categories have the same names in both languages.',
        );
      },
    },
    {
      name: 'brands come sorted by name, each once',
      run: async ({ store }) => {
        const brands = await store.ask(listBrands);
        const names = brands.map(labelOf);
        const sorted = names.toSorted((one, other) => one.localeCompare(other, 'pt-BR'));
        expect(names.join('\n') === sorted.join('\n'), 'Brands are not sorted by name.');
        expect(
          new Set(brands.map(({ id }) => Number(id))).size === brands.length,
          'A brand comes twice.',
        );
      },
    },
    {
      name: 'special categories are those of special=only',
      run: async ({ store }) => {
        const special = await store.ask(listCategories, { query: { special: 'only' } });
        const ordinary = await store.ask(listCategories);
        const known = new Set(ordinary.map(({ id }) => Number(id)));
        expect(
          special.every(({ id }) => !known.has(Number(id))),
          'A special category is among the ordinary ones.',
        );
      },
    },
    {
      name: 'a product is found by its id and by its slug, and is the one of the list',
      run: async (context) => {
        const product = await firstForSale(context);
        const ways = [String(product.id), ...(product.slug ? [product.slug] : [])];
        for (const slugOrId of ways) {
          const found = await context.store.ask(getProductDetails, {
            params: { slugOrId },
            query: { moeda_id: 2 },
          });
          expect(Number(found.id) === Number(product.id), `${slugOrId} leads to another product.`);
          expect(found.nome === product.nome, `${slugOrId} has another name than in the list.`);
          expect(
            found.preco_atual?.valor_venda === product.preco_atual?.valor_venda,
            `${slugOrId} has another price than in the list.`,
          );
        }
      },
    },
    {
      name: 'an unknown product is 404 with a sentence',
      run: async ({ store }) => {
        const params = { slugOrId: 'no-such-product-anywhere' };
        await store.refuses(getProductDetails, 404, { params });
      },
    },
    {
      name: 'the team and their numbers',
      run: async ({ store }) => void (await store.ask(listTeam)),
    },
    {
      name: 'the shop’s own terms are told of by the start data',
      optional: true,
      run: async ({ store }) => {
        await store.askOptional(getShopText, { params: { name: 'terms' } });
        const { loja } = await store.ask(getStart);
        expect(
          Boolean(loja?.textos),
          'loja.textos of the start data does not say that there are any.',
        );
      },
    },
    {
      name: 'a phone number is left for offers, twice alike; a short one is refused by its field',
      run: async ({ store }) => {
        const body = { celular: '5545999887766' };
        const first = await store.ask(subscribe, { body });
        const second = await store.ask(subscribe, { body });
        expect(
          first.message === second.message,
          'A known number is answered in another way than a new one.',
        );
        const { errors } = await store.refuses(subscribe, 422, { body: { celular: '123' } });
        expect(errors !== undefined && 'celular' in errors, 'The refusal does not name celular.');
      },
    },
    {
      name: 'facets count what a list has',
      optional: true,
      run: async ({ store }) => {
        const facets = await store.askOptional(listFacets);
        const all = await page(store, { per_page: 1 });
        expect(
          Number(facets.total) === Number(all.total),
          'The facets of everything count another total than the list.',
        );
        const [brand] = facets.marcas;
        if (brand) {
          const list = await page(store, { per_page: 1, brand_id: Number(brand.id) });
          expect(
            Number(brand.total) === Number(list.total),
            `Brand ${brand.nome} is counted ${brand.total} times, its list has ${list.total}.`,
          );
        }
        const value = facets.facetas[0]?.valores[0];
        const facet = facets.facetas[0];
        if (facet && value) {
          const list = await page(store, { per_page: 1, filtros: `${facet.id}:${value.id}` });
          expect(
            Number(value.total) === Number(list.total),
            `${facet.nome} ${value.nome} is counted ${value.total} times, its list has ${list.total}.`,
          );
        }
      },
    },
    {
      name: 'suggestions for the beginning of a name have products whose name has it',
      optional: true,
      run: async (context) => {
        const { nome } = await firstForSale(context);
        const text = nome.split(' ')[0] ?? nome;
        const found = await context.store.askOptional(listSuggestions, { query: { text } });
        const all =
          found.produtos.length +
          found.categorias.length +
          found.marcas.length +
          found.buscas.length;
        expect(all > 0, `Nothing is suggested for “${text}”.`);
      },
    },
    {
      name: 'beside a product stand others',
      optional: true,
      run: async (context) => {
        const product = await firstForSale(context);
        const { parecidos, necessarios, comprados_juntos } = await context.store.askOptional(
          getRelatedProducts,
          { params: { slugOrId: Number(product.id) } },
        );
        const shown = ids([...parecidos, ...necessarios, ...comprados_juntos]);
        expect(!shown.includes(Number(product.id)), 'A product stands beside itself.');
        expect(new Set(shown).size === shown.length, 'A product stands in two of the lists.');
      },
    },
    {
      name: 'reviews come newest first and not more than their total',
      optional: true,
      run: async (context) => {
        const product = await firstForSale(context);
        const { data, total } = await context.store.askOptional(listReviews, {
          params: { slugOrId: Number(product.id) },
        });
        expect(data.length <= Number(total), 'More reviews than their total.');
        const dates = data.map(({ data: at }) => Date.parse(at));
        expect(
          dates.join() === dates.toSorted((a, b) => b - a).join(),
          'Reviews are not newest first.',
        );
      },
    },
  ],
};
