import type { SortOption } from '../sort-select/index.ts';

/** Orders as a shop's list may offer them. */
export const sortOptions: readonly SortOption[] = [
  { value: 'new', order: 'newest' },
  { value: 'price', order: 'priceAscending' },
  { value: '-price', order: 'priceDescending' },
  { value: 'name', order: 'nameAscending' },
  { value: '-name', order: 'nameDescending' },
];
