import { localeOfRegion } from '@ponte/domain';
import { productPageOf } from '@ponte/domain/product-page';
import type { Route } from '../page/route.ts';
import type { RouteContext } from '../page/screen.ts';
import type { Region } from '../region/region.ts';
import { product } from '../screens/product-page/route.ts';

/** The size of the pictures in pixels, which messengers show whole. */
const pictureSize = { width: 1200, height: 630 };

/** The shop's name, which is the same in every language. */
const shopName = 'Ponte';

/**
 * The tags of https://ogp.me, by which messengers show a page that anybody may be sent. Their words
 * are the page's own. Nobody needs them once the page is open.
 *
 * @param head what the page's screen has put into the head
 */
export function sharingTags(
  head: string,
  region: Region,
  route: Route,
  context: RouteContext,
): string {
  // What React has rendered is escaped already.
  const find = (pattern: RegExp) => pattern.exec(head)?.[1];
  const title = find(/<title>([^<]*)<\/title>/);
  const address = find(/<link rel="canonical" href="([^"]*)"/);
  if (title === undefined || address === undefined) return '';
  const picture = pictureOf(region, route, context);
  const other = region.code === 'BR' ? localeOfRegion.PY : localeOfRegion.BR;
  const properties: readonly (readonly [string, string | undefined])[] = [
    ['og:type', route === product ? 'product' : 'website'],
    ['og:site_name', shopName],
    ['og:title', title],
    ['og:description', find(/<meta name="description" content="([^"]*)"/)],
    ['og:url', address],
    ['og:locale', openGraphLocale(region.locale)],
    ['og:locale:alternate', openGraphLocale(other)],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', title],
  ];
  const tags = properties.map(([property, content]) =>
    content === undefined ? '' : `<meta property="${property}" content="${content}"/>`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}

/**
 * A product's own picture with its price, else the shop's. Messengers keep a picture for as long as
 * its address is the same, so that another price has another one.
 */
function pictureOf({ origins, code, locale }: Region, route: Route, context: RouteContext): string {
  const origin = origins[code];
  const view =
    route === product ? productPageOf(context.shop).view(context.params['slug'] ?? '') : undefined;
  if (view?.status !== 'shown') return `${origin}/share-${locale}.png`;
  const { id, price } = view.product;
  const language = locale === 'pt-BR' ? 'pt' : 'es';
  return `${origin}/media/previews/${id}-${language}.png?v=${price?.minor ?? 0}`;
}

/** `pt_BR`, as https://ogp.me writes a language and its country. */
function openGraphLocale(locale: string): string {
  return locale.replace('-', '_');
}
