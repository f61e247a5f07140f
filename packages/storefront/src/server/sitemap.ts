import { createShop, type Api, type Shop } from '@ponte/domain';
import { brandsOf } from '@ponte/domain/brands';
import { allProducts, productListOf } from '@ponte/domain/product-list';
import { EncodedPage } from '@ponte/web-server';
import { brandHref, categoryHref, productHref } from '../links/addresses.ts';
import { regionOfStore } from '../region/region-of-store.ts';
import type { Region } from '../region/region.ts';
import { routes } from '../routes/routes.ts';
import { hasPage } from '../shop/own-pages.ts';
import type { CachedStartData } from './cached-start-data.ts';
import { tag } from './html.ts';
import type { RenderedPage } from './page-cache.ts';
import { serverEnvironment } from './server-environment.ts';

interface SitemapOptions {
  readonly region: Region;
  readonly api: Api;
  readonly startData: CachedStartData;
}

/** Per file; the API returns a hundred at a time. */
const productsInFile = 1000;
const productsInAnswer = 100;

/** Robots may crawl public pages, and none for the return address that it carries. */
export function robotsText({ origins, code }: Region): string {
  const closed = routes
    .filter(({ access }) => access !== 'public')
    .map(({ path }) => `Disallow: ${path.split(':')[0]}`);
  const returning = 'Disallow: /*?*redirect=';
  return [
    'User-agent: *',
    ...closed,
    returning,
    '',
    `Sitemap: ${origins[code]}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * `/sitemap.xml` is the index of `/sitemap-pages.xml`, `/sitemap-products-1.xml` and so on
 * (https://www.sitemaps.org/protocol.html).
 */
export async function renderSitemap(path: string, options: SitemapOptions): Promise<RenderedPage> {
  const snapshot = await options.startData.get();
  const { region, api } = options;
  const shop = createShop({ region, api, ...serverEnvironment(), retries: 0, snapshot });
  try {
    if (path === '/sitemap.xml') return answer(await indexOf(shop, region));
    if (path === '/sitemap-pages.xml') return answer(await pagesOf(shop, region));
    const number = Number(/^\/sitemap-products-([1-9]\d{0,4})\.xml$/.exec(path)?.[1] ?? 0);
    return answer(number > 0 ? await productsOf(shop, region, number) : 404);
  } finally {
    shop.dispose();
  }
}

/** A sitemap, or a status without one. */
type Sitemap = string | 404 | 503;

function answer(sitemap: Sitemap): RenderedPage {
  if (typeof sitemap === 'string') {
    return { status: 200, body: new EncodedPage(sitemap), cacheable: true };
  }
  return { status: sitemap, body: new EncodedPage(''), cacheable: sitemap === 404 };
}

async function indexOf(shop: Shop, { origins, code }: Region): Promise<Sitemap> {
  const list = productListOf(shop);
  const query = { ...allProducts, perPage: productsInAnswer };
  await list.load(query);
  const { status, total } = list.view(query);
  if (status !== 'ready') return 503;
  const files = Array.from(
    { length: Math.ceil(total / productsInFile) },
    (_, index) => `sitemap-products-${index + 1}.xml`,
  );
  const entries = ['sitemap-pages.xml', ...files].map(
    (file) => `<sitemap>${tag('loc', {}, `${origins[code]}/${file}`)}</sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`;
}

async function pagesOf(shop: Shop, region: Region): Promise<Sitemap> {
  const { whole } = shop.startData;
  const brands = brandsOf(shop);
  await brands.load();
  if (!whole || brands.status !== 'ready') return 503;
  const shown = regionOfStore(region, whole.store);
  const fixed = routes
    .filter(({ access, path }) => access === 'public' && path !== '*')
    .map(({ path }) => path.replaceAll(/\/:\w+\?/g, ''))
    .filter((path) => !path.includes(':') && hasPage(shown, path));
  const places = whole.categories.flatMap((category) => [
    categoryHref(category),
    ...category.departments.map((department) => categoryHref(category, department)),
  ]);
  const paths = [...fixed, ...places, ...brands.brands.map(brandHref)];
  return urlSet(
    paths.map((path) => ({ path })),
    region,
  );
}

async function productsOf(shop: Shop, region: Region, file: number): Promise<Sitemap> {
  const list = productListOf(shop);
  const perFile = productsInFile / productsInAnswer;
  const entries: Entry[] = [];
  for (let page = (file - 1) * perFile + 1; page <= file * perFile; page += 1) {
    const query = { ...allProducts, page, perPage: productsInAnswer };
    await list.load(query);
    const { status, products } = list.view(query);
    if (status !== 'ready') return 503;
    if (products.length === 0) break;
    entries.push(...products.map((product) => ({ ...product, path: productHref(product) })));
  }
  return entries.length === 0 ? 404 : urlSet(entries, region);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

interface Entry {
  readonly path: string;
  /** The address of its picture. */
  readonly picture?: string | null;
  /** ISO 8601; unknown for pages that are made of many things. */
  readonly changedAt?: string | undefined;
}

function urlSet(entries: readonly Entry[], { origins, code }: Region): string {
  const urls = entries.map(({ path, picture, changedAt }) => {
    const alternate = (hreflang: string, origin: string) =>
      tag('xhtml:link', { rel: 'alternate', hreflang, href: `${origin}${path}` });
    const own = tag('loc', {}, `${origins[code]}${path}`);
    const others = [
      alternate('pt-BR', origins.BR),
      alternate('es-PY', origins.PY),
      alternate('x-default', origins.BR),
    ].join('');
    const image = picture
      ? `<image:image>${tag('image:loc', {}, new URL(picture, origins[code]).href)}</image:image>`
      : '';
    const changed = changedAt ? tag('lastmod', {}, changedAt) : '';
    return `<url>${own}${changed}${others}${image}</url>`;
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${imageNamespace}">${urls.join('')}</urlset>`;
}
