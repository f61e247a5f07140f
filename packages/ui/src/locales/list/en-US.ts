import { formatCount } from '@ponte/regional/money';
import type { ListMessages } from './messages.ts';

export const listEnUS: ListMessages = {
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    position: (page, pageCount) => `${page} of ${pageCount}`,
  },
  sort: {
    label: 'Sort by',
    apply: 'Sort',
    orders: {
      newest: 'Newest',
      relevance: 'Most relevant',
      priceAscending: 'Price: low to high',
      priceDescending: 'Price: high to low',
      nameAscending: 'Name: A to Z',
      nameDescending: 'Name: Z to A',
    },
  },
  filter: {
    label: 'Filters',
    open: 'Filter',
    openWith: (count) => `Filter (${count})`,
    applied: 'Applied filters',
    remove: (label) => `Remove filter ${label}`,
    more: (count) => `Show ${count} more`,
    moreOf: (count, label) => `Show ${count} more in ${label}`,
    priceFrom: 'From',
    priceTo: 'To',
    least: (label) => `${label}: minimum`,
    most: (label) => `${label}: maximum`,
    ok: 'OK',
    applyPrice: 'OK, apply price',
    show: (count) => `Show ${formatCount(count)} ${count === 1 ? 'product' : 'products'}`,
    clear: 'Clear',
    clearAll: 'Clear filters',
    apply: 'Apply',
  },
};
