import {
  listBrands as brandsCall,
  type ListBrandsQuery,
  type WireCountedBrand,
} from '@ponte/contract/brands';
import { listCategories as categoriesCall } from '@ponte/contract/categories';
import {
  listFacets as facetsCall,
  getProductDetails,
  getRelatedProducts,
  listProducts,
  type ListFacetsQuery,
  type ListProductsQuery,
  type WireFacets,
  type WireProductPage,
  type WireRelatedProducts,
} from '@ponte/contract/products';
import { getShopText } from '@ponte/contract/shop-texts';
import { getStart, type WireStart } from '@ponte/contract/start';
import { listSuggestions } from '@ponte/contract/suggestions';
import { listTeam as teamCall } from '@ponte/contract/team';
import type { CurrencyParameter, Lang } from '@ponte/contract/wire';
import type { AppContext } from '../../adapters/app-context.ts';
import { offeredWays } from '../../adapters/payments/offered-ways.ts';
import { wirePaymentWaysOf } from '../../adapters/payments/wire-ways.ts';
import { notFound } from '../../platform/http/failure.ts';
import { done, doneWritten, type Written } from '../../platform/http/reply.ts';
import { askedCurrency } from '../../platform/pricing/prices.ts';
import { cached } from '../../platform/runtime/cached.ts';
import { readShopText, shopPages, shopTextsVersion } from '../../platform/store-info/shop-texts.ts';
import { delivers, readStoreInfo, wireStoreOf } from '../../platform/store-info/store-info.ts';
import { cacheRows } from './cached-rows.ts';
import { cacheGroups, wireFacetsOf } from './facets.ts';
import { listBrands, listCategories } from './groups.ts';
import { pictureUrl } from './pictures.ts';
import { cachePlaces, productFinder, wireDetailsOf } from './product-details.ts';
import type { Catalogue } from './product-index.ts';
import { readFilter, readPlace, readProductRequest } from './product-query.ts';
import type { Showing } from './product-wire.ts';
import { relatedFinder, type RelatedIds } from './related.ts';
import { reviewSummary } from './reviews.ts';
import type { SearchLog } from './search-log.ts';
import { listBanners, listQuestions, listRates, listTeam } from './start.ts';
import { suggester } from './suggestions.ts';
import { understoodOf, writtenWord } from './understood.ts';

/** Menus, banners and rates change rarely: a minute's delay does no harm. */
const slow = { cacheControl: 'public, max-age=60' };

/** Prices and stock change: a few seconds, enough to absorb a rush. */
const fast = { cacheControl: 'public, max-age=10' };

/** Every page starts with the start data, which are the same for everybody. */
const startCache = { ttlMs: 5_000, staleMs: 30_000, size: 4 };

/** With the age that a cached value may have, less than the minute within which a change is seen. */
const startCaching = { cacheControl: 'public, max-age=15' };

interface CatalogueDeps {
  readonly catalogue: Catalogue;
  readonly searches: SearchLog;
  readonly boughtTogetherBuyers: number;
}

export function catalogueRoutes(context: AppContext, deps: CatalogueDeps): void {
  groupRoutes(context, deps.catalogue);
  productRoutes(context, deps);
}

function groupRoutes({ db, clock, bind, payments }: AppContext, catalogue: Catalogue): void {
  const groups = async (lang: Lang, inStockOnly: boolean) => {
    const { index } = await catalogue();
    const all = await index.countGroups({ inStockOnly: false });
    const counted = inStockOnly ? await index.countGroups({ inStockOnly }) : all;
    const sizes = { all, counted };
    return {
      brands: () => listBrands(db, sizes),
      ordinary: () => listCategories(db, sizes, { lang, special: false }),
      special: () => listCategories(db, sizes, { lang, special: true }),
    };
  };

  const brandsIn = async (lang: Lang, query: ListBrandsQuery): Promise<WireCountedBrand[]> => {
    const brands = await (await groups(lang, false)).brands();
    const counts = await (await catalogue()).index.countGroups(readPlace(query), lang);
    return brands.map((brand) => ({
      ...brand,
      total_produtos: counts.brands.get(Number(brand.id)) ?? 0,
    }));
  };

  const startIn = async (lang: Lang, inStockOnly: boolean): Promise<WireStart> => {
    const group = await groups(lang, inStockOnly);
    const [
      banners,
      brands,
      categories,
      categories_special,
      exchange_rates,
      faq,
      info,
      textos,
      paginas,
      entrega,
    ] = await Promise.all([
      listBanners(db, lang),
      group.brands(),
      group.ordinary(),
      group.special(),
      listRates(db),
      listQuestions(db, lang),
      readStoreInfo(db),
      shopTextsVersion(db),
      shopPages(db),
      delivers(db),
    ]);
    const { mark, sharing } = info;
    const loja = {
      ...wireStoreOf(info, lang, payments !== undefined),
      marca: mark && pictureUrl(mark, 96),
      imagem: sharing && pictureUrl(sharing[lang]),
      textos,
      paginas,
      entrega,
      formas_pagamento: wirePaymentWaysOf(offeredWays(payments?.ways, info.payment)),
    };
    return { banners, brands, categories, categories_special, exchange_rates, faq, loja };
  };
  const start = cached(clock, startCache, (key) => {
    const [lang, stock] = key.split(' ');
    return startIn(lang === 'es' ? 'es' : 'pt', stock === '1');
  });

  bind(
    getStart,
    async ({ lang, query }) => done(await start(`${lang} ${query.tem_estoque ?? '0'}`)),
    startCaching,
  );
  bind(
    categoriesCall,
    async ({ lang, query }) => {
      const group = await groups(lang, false);
      return done(await (query.special === 'only' ? group.special() : group.ordinary()));
    },
    slow,
  );
  bind(brandsCall, async ({ lang, query }) => done(await brandsIn(lang, query)), slow);
  bind(teamCall, async ({ lang }) => done(await listTeam(db, lang)), slow);
  bind(
    getShopText,
    async ({ lang, params }) => {
      const texto = await readShopText(db, params.name, lang);
      return texto === undefined ? notFound() : done({ texto });
    },
    startCaching,
  );
}

function productRoutes(
  { db, clock, pricing, signer, bind }: AppContext,
  { catalogue, searches, boughtTogetherBuyers }: CatalogueDeps,
): void {
  const showing = async (lang: Lang, moedaId: CurrencyParameter | undefined): Promise<Showing> => ({
    lang,
    prices: await pricing(askedCurrency(moedaId)),
    signer,
    now: clock.now(),
  });
  const cachedProducts = cacheRows(db);
  const { texts } = cachedProducts;
  const suggest = suggester({ db, products: cachedProducts, searches });
  const findProduct = productFinder(db);
  const placesOf = cachePlaces(db, clock);
  const groupNames = cacheGroups(db, clock);
  const relatedTo = relatedFinder({ db, clock, catalogue, boughtTogetherBuyers });

  const list = async (query: ListProductsQuery, lang: Lang): Promise<Written<WireProductPage>> => {
    const request = readProductRequest(query);
    const { index, version } = await catalogue();
    const shown = await showing(lang, query.moeda_id);
    const found = await index.findPage(request, shown);
    const { ids, total, codeIds, readings } = found;
    const data = await texts(ids, version, shown);
    const page = `"data":[${data.join(',')}],"total":${total}`;
    const { text } = request.filter;
    if (text === undefined) return { json: `{${page}}` };
    const busca = await understoodOf(text, found, (key) =>
      writtenWord(index, key, lang, (wanted) => cachedProducts.rows(wanted, version)),
    );
    if (busca) return { json: `{${page},"busca":${JSON.stringify(busca)}}` };
    if (request.page === 1 && codeIds.length === 0) searches.note(text, lang, readings);
    return { json: `{${page}}` };
  };

  const facets = async (query: ListFacetsQuery, lang: Lang): Promise<WireFacets> => {
    const { index } = await catalogue();
    const shown = await showing(lang, query.moeda_id);
    const filter = readFilter(query);
    const counts = await index.findFacets(filter, shown);
    return wireFacetsOf(counts, await groupNames(), filter, shown);
  };

  const related = async (
    { needed, boughtTogether, alike }: RelatedIds,
    shown: Showing,
  ): Promise<Written<WireRelatedProducts>> => {
    const { version } = await catalogue();
    const [parecidos = [], necessarios = [], comprados = []] = await Promise.all(
      [alike, needed, boughtTogether].map((ids) => texts(ids, version, shown)),
    );
    return {
      json: `{"parecidos":[${parecidos.join(',')}],"necessarios":[${necessarios.join(',')}],"comprados_juntos":[${comprados.join(',')}]}`,
    };
  };

  bind(listProducts, async ({ query, lang }) => doneWritten(await list(query, lang)), fast);
  bind(facetsCall, async ({ query, lang }) => done(await facets(query, lang)), fast);
  bind(
    listSuggestions,
    async ({ query, lang }) => {
      const shown = await showing(lang, query.moeda_id);
      return doneWritten(await suggest(await catalogue(), query.text ?? '', shown));
    },
    fast,
  );
  bind(
    getProductDetails,
    async ({ params, query, lang }) => {
      const product = await findProduct(params.slugOrId);
      const [places, reviews] = product
        ? await Promise.all([placesOf(product), reviewSummary(db, product.id)])
        : [];
      if (!product || !places) return notFound();
      const details = wireDetailsOf(product, places, await showing(lang, query.moeda_id));
      return done({ ...details, ...(reviews && { avaliacoes: reviews }) });
    },
    fast,
  );
  bind(
    getRelatedProducts,
    async ({ params, query, lang }) => {
      const product = await findProduct(params.slugOrId);
      if (!product) return notFound();
      const ids = await relatedTo(product.id);
      return doneWritten(await related(ids, await showing(lang, query.moeda_id)));
    },
    fast,
  );
}
