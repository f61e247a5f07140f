import type { SuggestionsMessages } from './messages.ts';

export const suggestionsEnUS: SuggestionsMessages = {
  suggestions: {
    label: 'Suggestions',
    count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    seeAll: (text) => `See all results for “${text}”`,
    none: 'No products found',
    recent: 'Recent searches',
    forget: 'Clear recent searches',
    popular: 'Most searched',
    searches: 'Searches',
    categories: 'Categories',
    brands: 'Brands',
    products: 'Products',
  },
};
