/** What the shell shows, and so every page. */
const shell = ['common', 'money', 'navigation'];

/** What other parts of the page may show. */
const others = [
  'carousel',
  'cart',
  'delivery',
  'forms',
  'gallery',
  'list',
  'orders',
  'products',
  'suggestions',
  'team',
];

const rows: Readonly<Record<string, readonly string[]>> = {
  shell,
  about: [],
  'account-overview': [],
  account: [],
  addresses: ['delivery'],
  brands: [],
  'cart-page': [],
  cart: ['cart', 'products'],
  'change-password': [],
  checkout: ['delivery', 'forms', 'orders'],
  contact: [],
  'email-confirmation': [],
  'email-notice': [],
  failures: [],
  favourites: [],
  forms: ['forms'],
  frame: ['suggestions'],
  help: [],
  'home-more': ['carousel'],
  home: [],
  'how-to-buy': [],
  list: ['list'],
  'list-description': [],
  'list-tools': ['forms'],
  missing: [],
  'no-script': [],
  order: ['cart', 'orders'],
  orders: ['cart', 'orders'],
  'password-recovery': [],
  'password-reset': [],
  'payment-return': [],
  'personal-data': [],
  privacy: [],
  'product-extras': ['forms', 'gallery', 'orders'],
  product: ['carousel', 'gallery'],
  products: ['products'],
  recent: ['carousel'],
  registered: [],
  registration: [],
  'shipping-estimate': ['cart', 'delivery', 'forms'],
  'sign-in': [],
  store: [],
  success: [],
  team: ['team'],
  terms: [],
  ticket: [],
  'under-development': [],
};

/**
 * The areas of the design system's texts that an area of the shop's brings along: what its parts of
 * the page show. One without a row brings all, which is right and heavier than it has to be;
 * `languages/areas.test.ts` finds a row that lacks one.
 */
export function kitAreasOf(area: string): readonly string[] {
  return rows[area] ?? others;
}
