import type { SeedCatalogue, SeedRate } from '../types.ts';
import { banners } from './banners.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { faq } from './faq.ts';
import { buildProducts } from './products.ts';
import { team } from './team.ts';

/** What one US dollar costs. */
const since = '2026-11-20T08:00:00-03:00';

const rates: readonly SeedRate[] = [
  { from: 'USD', to: 'BRL', rate: '5.42', since },
  { from: 'USD', to: 'PYG', rate: '7420', since },
  { from: 'USD', to: 'ARS', rate: '1385.00', since },
];

/** The demo catalogue of the shop, the same at every call. */
export function buildCatalogue(): SeedCatalogue {
  return { categories, brands, products: buildProducts(), rates, banners, team, faq };
}
