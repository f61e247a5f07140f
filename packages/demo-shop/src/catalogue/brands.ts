import { artVersion, makers } from '../art/index.ts';
import type { SeedBrand } from '../types.ts';

/** Makers that have no logo, so that the shop is seen to cope. */
const withoutLogo = new Set(['zarpok', 'bitanca', 'nevuma', 'gramalva']);

/** The forty invented brands. */
export const brands: readonly SeedBrand[] = makers.map(({ slug, name }, index) => ({
  id: index + 1,
  slug,
  name,
  logo: withoutLogo.has(slug) ? null : `logo.${slug}.${artVersion}`,
}));

/** What a brand's name adds to or takes from a price, in hundredths. */
export const priceLevel: Readonly<Record<string, number>> = {
  tavuro: 138,
  brontal: 118,
  bigorno: 122,
  kordeno: 112,
  drovak: 104,
  tornaz: 110,
  medirel: 112,
  torvane: 125,
  cascoril: 110,
  zarpok: 78,
  marteno: 90,
  roscalde: 94,
  voltessa: 92,
  gramalva: 94,
  pintalva: 88,
};
