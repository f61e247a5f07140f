import { localeOfRegion } from '@ponte/domain';
import type { Region } from '../region/region.ts';
import { tag, unescapeHtml } from './html.ts';
import { sharingPictureOf } from './shop-pictures.ts';

type Property = readonly [name: string, content: string | undefined];

/** In pixels; messengers show it uncropped. */
const pictureSize = { width: 1200, height: 630 };

interface Shared {
  /** The head content of the page's screen. */
  readonly head: string;
  readonly region: Region;
  readonly type?: 'product' | undefined;
  /** The page's own. Undefined: the shop's, if it has one. */
  readonly picture: string | undefined;
}

/** Open Graph tags (https://ogp.me) for messengers, in the server's HTML only. */
export function sharingTags({ head, region, type, picture: own }: Shared): string {
  const find = (pattern: RegExp) => {
    const found = pattern.exec(head)?.[1];
    return found === undefined ? undefined : unescapeHtml(found);
  };
  const title = find(/<title>([^<]*)<\/title>/);
  const address = find(/<link rel="canonical" href="([^"]*)"/);
  if (title === undefined || address === undefined) return '';
  const picture = own ?? shopPicture(region);
  const other = region.code === 'BR' ? localeOfRegion.PY : localeOfRegion.BR;
  const properties: readonly Property[] = [
    ['og:type', type ?? 'website'],
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

function shopPicture(region: Region): string | undefined {
  const own = sharingPictureOf(region);
  if (own === null) return undefined;
  return new URL(own ?? `/share-${region.locale}.png`, region.origins[region.code]).href;
}

/** `pt_BR` */
function openGraphLocale(locale: string): string {
  return locale.replace('-', '_');
}
