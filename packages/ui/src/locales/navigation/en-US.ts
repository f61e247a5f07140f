import { formatCount } from '@ponte/regional/money';
import type { NavigationMessages } from './messages.ts';

export const navigationEnUS: NavigationMessages = {
  navigation: {
    cartCount: (units) =>
      units === 1 ? '1 item in the cart' : `${formatCount(units)} items in the cart`,
    breadcrumb: 'You are here',
    categories: 'Categories',
    main: 'Main navigation',
    sections: 'Store sections',
    language: 'Language',
    languageNow: (language) => `Language: ${language}`,
    products: (count) => (count === 1 ? '1 product' : `${formatCount(count)} products`),
  },
  menu: {
    open: 'Open menu',
    more: 'More',
    seeAll: (category) => `See all in ${category}`,
    back: 'Back',
    departmentsOf: (category) => `Departments of ${category}`,
  },
  search: {
    label: 'Search products',
    placeholder: 'Search by product, brand or code',
    submit: 'Search',
  },
  locales: { 'pt-BR': 'Português', 'es-PY': 'Español', 'en-US': 'English' },
};
