import type { Region } from '../region/region.ts';
import type { Thing } from '../route/screen-document.ts';
import { iconOf } from './shop-pictures.ts';

/**
 * JSON-LD that is safe inside a `<script>`.
 * @param things what the page is about, besides the shop
 */
export function structuredData(region: Region, things: readonly Thing[]): string {
  const graph = [...shopThings(region, region.origins[region.code]), ...things];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return json.replaceAll('<', String.raw`\u003c`);
}

function shopThings({ contact, locale, name, mark }: Region, origin: string): readonly Thing[] {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name,
    url: `${origin}/`,
    logo: mark === null ? undefined : new URL(mark ? iconOf(mark) : '/icon.svg', origin).href,
    email: contact.email,
    telephone: contact.phone || undefined,
    address: contact.address || undefined,
    sameAs: Object.values(contact.networks ?? {}),
  };
  const site = {
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/produtos?text={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return [organization, site];
}
