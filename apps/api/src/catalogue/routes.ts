import { listBrands as brandsCall } from '@ponte/contract/brands';
import { listCategories as categoriesCall } from '@ponte/contract/categories';
import { getProductDetails, listProducts, type ListProductsQuery } from '@ponte/contract/products';
import { getStart } from '@ponte/contract/start';
import { listTeam as teamCall } from '@ponte/contract/team';
import type { CurrencyParameter, Lang } from '@ponte/contract/wire';
import type { AppContext } from '../app-context.ts';
import { done, notFound } from '../http/reply.ts';
import { cached } from '../runtime/cached.ts';
import { countGroups, listBrands, listCategories, type GroupCounts } from './groups.ts';
import { askedCurrency } from './prices.ts';
import { findProductDetails, wireDetailsOf } from './product-details.ts';
import { countProducts, findProducts } from './product-list.ts';
import { readProductRequest } from './product-query.ts';
import { wireProductOf, type Showing } from './product-wire.ts';
import { readSearch } from './search.ts';
import { listBanners, listQuestions, listRates, listTeam } from './start.ts';

/** Menus, banners and rates change rarely: a minute's delay is nothing to a shopper. */
const slow = { cacheControl: 'public, max-age=60' };

/** Prices and stock may change: a few seconds, which is enough to take a rush off the database. */
const fast = { cacheControl: 'public, max-age=10' };

/** Counting all products is the dearest part of menus and lists; a total may be a little late. */
const countsTtlMs = 15_000;

/** Puts the catalogue's calls on the app. */
export function catalogueRoutes(context: AppContext): void {
  groupRoutes(context);
  productRoutes(context);
}

function groupRoutes({ db, clock, bind }: AppContext): void {
  const counts = cached<GroupCounts>(clock, { ttlMs: countsTtlMs, size: 2 }, (key) =>
    countGroups(db, key === 'in stock'),
  );
  const groups = async (lang: Lang, inStockOnly: boolean) => {
    const counted = await counts(inStockOnly ? 'in stock' : 'all');
    const options = { lang, inStockOnly };
    return {
      brands: () => listBrands(db, counted, inStockOnly),
      ordinary: () => listCategories(db, counted, { ...options, special: false }),
      special: () => listCategories(db, counted, { ...options, special: true }),
    };
  };

  bind(
    getStart,
    async ({ lang, query }) => {
      const group = await groups(lang, query.tem_estoque === '1');
      const [banners, brands, categories, categories_special, exchange_rates, faq] =
        await Promise.all([
          listBanners(db, lang),
          group.brands(),
          group.ordinary(),
          group.special(),
          listRates(db),
          listQuestions(db, lang),
        ]);
      return done({ banners, brands, categories, categories_special, exchange_rates, faq });
    },
    slow,
  );
  bind(
    categoriesCall,
    async ({ lang, query }) => {
      const group = await groups(lang, false);
      return done(await (query.special === 'only' ? group.special() : group.ordinary()));
    },
    slow,
  );
  bind(brandsCall, async ({ lang }) => done(await (await groups(lang, false)).brands()), slow);
  bind(teamCall, async ({ lang }) => done(await listTeam(db, lang)), slow);
}

function productRoutes({ db, clock, pricing, signer, bind }: AppContext): void {
  const showing = async (lang: Lang, moedaId: CurrencyParameter | undefined): Promise<Showing> => ({
    lang,
    prices: await pricing(askedCurrency(moedaId)),
    signer,
    now: clock.now(),
  });
  const total = cached(clock, { ttlMs: countsTtlMs, size: 2000 }, async (key) => {
    const { filter, terms }: ReturnType<typeof countKey> = JSON.parse(key);
    return countProducts(db, filter, terms);
  });

  const list = async (query: ListProductsQuery, lang: Lang) => {
    const request = readProductRequest(query);
    const { text } = request.filter;
    const terms = text === undefined ? undefined : await readSearch(db, text);
    // A text without a letter or digit, such as "???", finds nothing rather than everything.
    if (text !== undefined && !terms) return { data: [], total: 0 };
    const [rows, how, count] = await Promise.all([
      findProducts(db, request, terms, lang),
      showing(lang, query.moeda_id),
      total(JSON.stringify(countKey(request.filter, terms))),
    ]);
    return { data: rows.map((row) => wireProductOf(row, how)), total: count };
  };

  bind(listProducts, async ({ query, lang }) => done(await list(query, lang)), fast);
  bind(
    getProductDetails,
    async ({ params, query, lang }) => {
      const row = await findProductDetails(db, params.slugOrId);
      if (!row) return notFound();
      return done(wireDetailsOf(row, await showing(lang, query.moeda_id)));
    },
    fast,
  );
}

type Parts = Parameters<typeof countProducts>;

function countKey(filter: Parts[1], terms: Parts[2]) {
  return { filter, terms };
}
