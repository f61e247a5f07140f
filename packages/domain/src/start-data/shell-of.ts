import type { Brand, ProductPlace, ShellData, StartData } from '../entities/index.ts';

/** How many the header shows (storefront.md §3). */
const headerLimits = { specialCategories: 2, brands: 2 } as const;

/** What header and footer show of the start data. */
export function shellOf(start: StartData): ShellData {
  const { categories, specialCategories, brands, rates, ratesUpdatedAt, store } = start;
  return {
    categories: categories.map(linkOf),
    specialCategories: specialCategories.slice(0, headerLimits.specialCategories).map(linkOf),
    brands: brandsWithLogo(brands, headerLimits.brands).map(linkOf),
    rates,
    ratesUpdatedAt,
    store,
  };
}

/** The first brands that have a logo. */
export function brandsWithLogo(brands: readonly Brand[], count: number): readonly Brand[] {
  return brands.filter(({ logo }) => logo !== null).slice(0, count);
}

/** What a link to it needs, and no more. */
export function linkOf({ id, slug, name }: ProductPlace): ProductPlace {
  return { id, slug, name };
}
