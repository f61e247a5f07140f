import { localeOfRegion } from '@ponte/domain';
import { productPageOf } from '@ponte/domain/product-page';
import type { Route } from '../page/route.ts';
import type { RouteContext } from '../page/screen.ts';
import type { Region } from '../region/region.ts';
import { product } from '../routes/table.ts';
import { tag, unescapeHtml } from './html.ts';
import { sharingPictureOf } from './shop-pictures.ts';

type Property = readonly [name: string, content: string | undefined];

/** In pixels; messengers show it uncropped. */
const pictureSize = { width: 1200, height: 630 };

/**
 * Open Graph tags (https://ogp.me) for messengers, in the server's HTML only.
 * @param head the head content of the page's screen
 */
export function sharingTags(
  head: string,
  region: Region,
  route: Route,
  context: RouteContext,
): string {
  const find = (pattern: RegExp) => {
    const found = pattern.exec(head)?.[1];
    return found === undefined ? undefined : unescapeHtml(found);
  };
  const title = find(/<title>([^<]*)<\/title>/);
  const address = find(/<link rel="canonical" href="([^"]*)"/);
  if (title === undefined || address === undefined) return '';
  const picture = pictureOf(region, route, context);
  const other = region.code === 'BR' ? localeOfRegion.PY : localeOfRegion.BR;
  const properties: readonly Property[] = [
    ['og:type', route === product ? 'product' : 'website'],
    ['og:site_name', region.name],
    ['og:title', title],
    ['og:description', find(/<meta name="description" content="([^"]*)"/)],
    ['og:url', address],
    ['og:locale', openGraphLocale(region.locale)],
    ['og:locale:alternate', openGraphLocale(other)],
    ...(picture === undefined ? [] : pictureTags(picture, title)),
  ];
  const tags = properties.map(([property, content]) =>
    content === undefined ? '' : tag('meta', { property, content }),
  );
  const card = picture === undefined ? 'summary' : 'summary_large_image';
  return tags.join('') + tag('meta', { name: 'twitter:card', content: card });
}

function pictureTags(picture: string, alt: string): readonly Property[] {
  return [
    ['og:image', picture],
    ['og:image:type', picture.endsWith('.jpeg') ? 'image/jpeg' : 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', alt],
  ];
}

/**
 * A product's own picture with its price, else the shop's, if it has one. Messengers cache by address, so the
 * address changes with the price.
 */
function pictureOf(region: Region, route: Route, context: RouteContext): string | undefined {
  const { origins, code, locale } = region;
  const origin = origins[code];
  const view =
    route === product ? productPageOf(context.shop).view(context.params['slug'] ?? '') : undefined;
  if (view?.status !== 'shown') {
    const own = sharingPictureOf(region);
    if (own === null) return undefined;
    return new URL(own ?? `/share-${locale}.png`, origin).href;
  }
  const { id, price } = view.product;
  const language = locale === 'pt-BR' ? 'pt' : 'es';
  return `${origin}/media/previews/${id}-${language}.png?v=${price?.minor ?? 0}`;
}

/** `pt_BR` */
function openGraphLocale(locale: string): string {
  return locale.replace('-', '_');
}
