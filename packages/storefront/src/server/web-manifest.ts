import type { Region } from '../region/region.ts';
import { iconOf } from './shop-pictures.ts';

const colours = { theme_color: '#0b5d3e', background_color: '#f5f6f3' };

const builtIcons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

function ownIcons(mark: string | null): readonly object[] {
  return mark === null ? [] : [{ src: iconOf(mark), sizes: '512x512', type: 'image/png' }];
}

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest({ locale, name, mark }: Region): object {
  return {
    id: '/',
    name,
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...colours,
    categories: ['shopping'],
    icons: mark === undefined ? builtIcons : ownIcons(mark),
  };
}
