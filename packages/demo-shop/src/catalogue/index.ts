import type { SeedCatalogue, SeedRate } from '../types.ts';
import { banners } from './banners.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { faq } from './faq.ts';
import { buildProducts } from './products.ts';
import { team } from './team.ts';

/** What one US dollar costs. */
const rates: readonly SeedRate[] = [
  { from: 'USD', to: 'BRL', rate: '5.42' },
  { from: 'USD', to: 'PYG', rate: '7420' },
  { from: 'USD', to: 'ARS', rate: '1385.00' },
];

/** The demo catalogue of the shop, the same at every call. */
export function buildCatalogue(): SeedCatalogue {
  return { categories, brands, products: buildProducts(), rates, banners, team, faq };
}
