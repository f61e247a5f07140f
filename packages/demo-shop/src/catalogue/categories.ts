import { drawIcon } from '../art/index.ts';
import type { SeedCategory } from '../types.ts';
import {
  houseCategories,
  specialCategories,
  tradeCategories,
  type CategoryEntry,
} from './category-list.ts';
import { bilingual } from './text.ts';

/** All categories with their departments, in the shop's order. */
export const categories: readonly SeedCategory[] = [
  ...tradeCategories,
  ...specialCategories,
  ...houseCategories,
].map(toCategory);

/** The categories of which the trade's newest goods are made, by id. */
export const tradeIds: ReadonlySet<number> = new Set(
  categories.slice(0, tradeCategories.length).map(({ id }) => id),
);

function toCategory(entry: CategoryEntry, index: number): SeedCategory {
  const id = index + 1;
  return {
    id,
    slug: entry.slug,
    names: bilingual(entry.names),
    icon: drawIcon(...entry.icon),
    special: entry.special === true,
    departments: entry.departments.map(([slug, pt, es], place) => ({
      id: id * 100 + place + 1,
      slug,
      names: { pt, es },
      icon: '',
    })),
  };
}
