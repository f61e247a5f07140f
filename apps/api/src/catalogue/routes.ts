import { listBrands as brandsCall } from '@ponte/contract/brands';
import { listCategories as categoriesCall } from '@ponte/contract/categories';
import { getProductDetails, listProducts, type ListProductsQuery } from '@ponte/contract/products';
import { getStart, type WireStart } from '@ponte/contract/start';
import { listTeam as teamCall } from '@ponte/contract/team';
import type { CurrencyParameter, Lang } from '@ponte/contract/wire';
import type { AppContext } from '../app-context.ts';
import { done, notFound } from '../http/reply.ts';
import { cached } from '../runtime/cached.ts';
import { countProducts, type Counts } from './counts.ts';
import { listBrands, listCategories } from './groups.ts';
import { askedCurrency } from './prices.ts';
import { findProductDetails, wireDetailsOf } from './product-details.ts';
import { countMatches, findProducts } from './product-list.ts';
import { readProductRequest, type ProductFilter } from './product-query.ts';
import { wireProductOf, type Showing } from './product-wire.ts';
import { readSearch, type SearchTerms } from './search.ts';
import { listBanners, listQuestions, listRates, listTeam } from './start.ts';

/** Menus, banners and rates change rarely: a minute's delay is nothing to a shopper. */
const slow = { cacheControl: 'public, max-age=60' };

/** Prices and stock may change: a few seconds, which is enough to take a rush off the database. */
const fast = { cacheControl: 'public, max-age=10' };

/** Counting a whole catalogue takes a while: it is done behind what is known, and may be late. */
const countsKept = { ttlMs: 15_000, staleMs: 3_600_000, size: 1 };

/** So may the number of what a search found. */
const totalsKept = { ttlMs: 60_000, staleMs: 600_000, size: 5_000 };

/** Every page begins with the start data, which is the same for everybody for a moment. */
const startKept = { ttlMs: 5_000, staleMs: 30_000, size: 4 };

/** Puts the catalogue's calls on the app. */
export function catalogueRoutes(context: AppContext): void {
  const counts = cached(context.clock, countsKept, () => countProducts(context.db));
  groupRoutes(context, () => counts(''));
  productRoutes(context, () => counts(''));
}

function groupRoutes({ db, clock, bind }: AppContext, counts: () => Promise<Counts>): void {
  const groups = async (lang: Lang, inStockOnly: boolean) => {
    const counted = await counts();
    const options = { lang, inStockOnly };
    return {
      brands: () => listBrands(db, counted, inStockOnly),
      ordinary: () => listCategories(db, counted, { ...options, special: false }),
      special: () => listCategories(db, counted, { ...options, special: true }),
    };
  };

  const startIn = async (lang: Lang, inStockOnly: boolean): Promise<WireStart> => {
    const group = await groups(lang, inStockOnly);
    const [banners, brands, categories, categories_special, exchange_rates, faq] =
      await Promise.all([
        listBanners(db, lang),
        group.brands(),
        group.ordinary(),
        group.special(),
        listRates(db),
        listQuestions(db, lang),
      ]);
    return { banners, brands, categories, categories_special, exchange_rates, faq };
  };
  const start = cached(clock, startKept, (key) => {
    const [lang, stock] = key.split(' ');
    return startIn(lang === 'es' ? 'es' : 'pt', stock === '1');
  });

  bind(
    getStart,
    async ({ lang, query }) => done(await start(`${lang} ${query.tem_estoque ?? '0'}`)),
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

function productRoutes(
  { db, clock, pricing, signer, bind }: AppContext,
  counts: () => Promise<Counts>,
): void {
  const showing = async (lang: Lang, moedaId: CurrencyParameter | undefined): Promise<Showing> => ({
    lang,
    prices: await pricing(askedCurrency(moedaId)),
    signer,
    now: clock.now(),
  });
  const matched = cached(clock, totalsKept, async (key) => {
    const { filter, terms }: ReturnType<typeof searchKey> = JSON.parse(key);
    return countMatches(db, filter, terms);
  });

  const list = async (query: ListProductsQuery, lang: Lang) => {
    const request = readProductRequest(query);
    const { text } = request.filter;
    const counted = await counts();
    const terms = text === undefined ? undefined : await readSearch(db, text, counted.all);
    // A text without a letter or digit, such as "???", finds nothing rather than everything.
    if (text !== undefined && !terms) return { data: [], total: 0 };
    const [rows, how, count] = await Promise.all([
      findProducts(db, request, terms, lang),
      showing(lang, query.moeda_id),
      terms
        ? matched(JSON.stringify(searchKey(request.filter, terms)))
        : counted.of(request.filter),
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

/** What the number of matches depends on. */
function searchKey(filter: ProductFilter, terms: SearchTerms) {
  return { filter, terms };
}
