/** What is loaded on its own, by how the path of its module ends. */
type Entries = readonly string[];

/** Code that several entries share and that is one chunk, since it compresses better as one. */
export interface Family {
  readonly name: string;
  /** Met by what so many of these entries need. */
  readonly every: readonly { readonly atLeast: number; readonly of: Entries }[];
  /** Kept out of it: what one of these needs, which would load the whole family for it. */
  readonly no?: Entries;
}

const screens = (...names: readonly string[]): Entries =>
  names.map((name) => `/screens/${name}/index.ts`);

/** Pages that show products, where most visits begin. */
const shops = screens('home', 'product-list', 'product-page');

/** Pages to read. */
const texts = screens('about', 'how-to-buy', 'help', 'contact', 'privacy', 'terms', 'missing');

/** Pages that show a visitor what is theirs. */
const views = screens(
  'account',
  'account-orders',
  'addresses',
  'cart',
  'checkout',
  'email-confirmation',
  'order',
  'orders',
  'payment-return',
  'personal-data',
  'success',
);

/** Forms with a place, a document or a phone. */
const longForms: Entries = [
  ...screens('registration'),
  '/account/new-address-dialog.tsx',
  '/personal-data/edit-dialog.tsx',
];

const forms: Entries = [
  ...screens('login', 'password-recovery', 'password-reset', 'change-password'),
  '/account/sign-in.tsx',
  '/home/offers-form.tsx',
  ...longForms,
];

/** What comes to pages of products by itself. */
const unasked: Entries = [
  '/layout/frame.ts',
  '/layout/cart-drawer-content.tsx',
  '/product-page/product-extras.tsx',
];

/** What the store's answers are read with. */
const answers: Entries = ['/wire/cart.ts', '/wire/product.ts', '/wire/customer.ts', '/api/send.ts'];

/** What no page for reading and no page of products shows at first. */
export const late: Entries = [
  ...views,
  ...forms,
  ...screens('favourites'),
  '/account/sign-out-dialog.tsx',
  '/layout/cart-drawer-content.tsx',
  '/layout/phone-categories.tsx',
  '/layout/toasts.tsx',
  '/menu/menu-layer.tsx',
  '/modal/modal-layer.tsx',
  '/product-gallery/gallery-zoom.tsx',
  '/product-page/shipping-estimate.tsx',
  '/registration/document-upload.tsx',
  '/search-box/search-list.tsx',
];

/** What opens over a page. */
const modals: Entries = [
  '/account/new-address-dialog.tsx',
  '/account/sign-out-dialog.tsx',
  '/layout/phone-categories.tsx',
  '/personal-data/edit-dialog.tsx',
  '/product-gallery/gallery-zoom.tsx',
];

const personal: Entries = [...views, ...forms, ...unasked];
const reading: Entries = [...shops, ...texts, ...screens('brands', 'team')];

/** What every page loads: what the entry imports, and what most visits need at one time or another. */
export const shell: readonly Family[] = [
  { name: 'shell', every: [{ atLeast: 1, of: ['/src/client.ts'] }] },
  // Run in a task of its own, not fetched by itself.
  { name: 'shell', every: [{ atLeast: 1, of: ['/react-dom/client.js'] }] },
  {
    name: 'shell',
    every: [
      { atLeast: 2, of: shops },
      { atLeast: 1, of: personal },
    ],
    no: [...texts, ...longForms],
  },
];

/**
 * After the shell, and in their order: what fits two belongs to the first.
 *
 * A module is needed by all that need who imports it. So what a family imports fits it as well, or
 * is needed by more, and then of one before it or of none: families do not import each other in a
 * circle. `no-circles.ts` makes sure of it.
 */
export const families: readonly Family[] = [
  {
    name: 'products',
    every: [{ atLeast: 3, of: shops }],
    no: [...texts, ...screens('brands', 'team'), ...personal],
  },
  {
    name: 'cards',
    every: [{ atLeast: 2, of: screens('home', 'product-list') }],
    no: [...texts, ...screens('brands', 'team'), ...personal],
  },
  {
    name: 'rules',
    every: [
      { atLeast: 2, of: answers },
      { atLeast: 1, of: forms },
    ],
  },
  {
    name: 'modals',
    every: [
      { atLeast: 1, of: ['/layout/cart-drawer-content.tsx'] },
      { atLeast: 2, of: modals },
    ],
    no: reading,
  },
  {
    name: 'personal',
    every: [
      { atLeast: 8, of: [...views, ...forms] },
      { atLeast: 1, of: views },
      { atLeast: 1, of: forms },
    ],
    no: [...reading, ...unasked],
  },
  { name: 'forms', every: [{ atLeast: 6, of: forms }], no: [...reading, ...views, ...unasked] },
  {
    name: 'fields',
    every: [{ atLeast: 3, of: longForms }],
    no: [...reading, ...views, ...unasked],
  },
];
