import type { Plugin, Rolldown } from 'vite';

/**
 * The files that pages share, by folders and files whose paths contain these words; `!` takes some out. Each
 * takes along all that these import, but for what is of a file above it: so no two need each other, and none
 * runs before what it needs. A screen, and what is imported when it is needed, has its own file; what few of
 * them share is split by the bundler.
 */
const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  // The first script of a page, which loads the others.
  early: ['/client/load-scripts.ts'],
  // Every page. React DOM is run in its own task, but not fetched by itself.
  shell: [
    '/src/client.ts',
    '!contract/src/client.ts',
    '/react-dom/client.js',
    'regional/src/money/',
    'contract/src/rules/order.ts',
    'domain/src/shop/',
    'storefront/src/lazy/',
    'storefront/src/links/',
    '!links/after-sign-in',
    '!links/safe-redirect',
    'storefront/src/media/',
    'storefront/src/browser/',
    '!browser/use-kept-focus',
    'storefront/src/page/',
    '!page/form-page',
    '!page/outcome',
    '!page/panel',
    '!page/text-page',
    'storefront/src/route/',
    'storefront/src/products/category-icon',
    'storefront/src/products/product-card',
    'storefront/src/shop/',
    '!shop/use-collection',
    'ui/src/brand-tile/',
    'ui/src/breadcrumb/',
    'ui/src/icons/lucide/general',
    'ui/src/internal/lazy-part',
    'ui/src/internal/reach-',
    'ui/src/internal/use-',
    '!internal/use-browser-has',
    '!internal/use-choice',
    '!internal/use-details-menu',
    '!internal/use-hold',
    '!internal/use-only-choice',
    '!internal/use-swipe',
    '!internal/use-timeout',
    'ui/src/not-found-panel/',
    'ui/src/quantity-stepper/',
    'ui/src/section-heading/',
  ],
  outcomes: ['page/form-page', 'page/outcome'],
  // What answers and forms are checked with.
  rules: ['/valibot/', 'contract/src/rules/', '!rules/order.ts', 'contract/src/limits'],
  // What is around a page, opens over it, or stands beside a product.
  parts: [
    'domain/src/forms/refusal',
    'domain/src/recently-viewed/',
    'domain/src/submission/',
    'storefront/src/account/use-account-sections',
    'storefront/src/account/use-sign-out',
    'storefront/src/products/price-skeleton',
    'ui/src/button/copy-button',
    'ui/src/cart-line/',
    'ui/src/cart-summary/',
    'ui/src/dialog/',
    'ui/src/drawer/',
    'ui/src/field/',
    'ui/src/internal/modal/modal-stack',
    'ui/src/internal/use-browser-has',
    'ui/src/internal/use-hold',
    'ui/src/internal/use-swipe',
    'ui/src/internal/use-timeout',
    'ui/src/payment-methods/',
    'ui/src/radio-group/',
  ],
  // Sentences of what went wrong.
  errors: ['storefront/src/forms/use-error-texts'],
  // What pages share that are the visitor's own.
  own: [
    'domain/src/account/',
    'storefront/src/account/account-page',
    'storefront/src/page/panel',
    'ui/src/confirm-dialog/',
    'ui/src/text-field/',
  ],
  // Fields with a mask, and what every form needs.
  fields: [
    'regional/src/masks/',
    'ui/src/document-input/',
    'ui/src/masked-input/',
    'ui/src/phone-input/',
  ],
  forms: [
    'storefront/src/account/sign-in-form',
    'storefront/src/forms/shop-form',
    'storefront/src/links/after-sign-in',
  ],
};

/** Which file a module belongs to, and the words that have matched none so far. */
export function dividedBy(files: Readonly<Record<string, readonly string[]>>) {
  const unmatched = new Set(Object.values(files).flat());
  const matches = (word: string, id: string) => {
    const isIn = id.includes(word.replace('!', ''));
    if (isIn) unmatched.delete(word);
    return isIn;
  };
  const isOf = (words: readonly string[], id: string) => {
    const matching = words.filter((word) => matches(word, id));
    return matching.length > 0 && matching.every((word) => !word.startsWith('!'));
  };
  return {
    isOf,
    groupsOf: (id: string) => Object.keys(files).filter((name) => isOf(files[name] ?? [], id)),
    unmatched: () => [...unmatched],
  };
}

/** Divides a build into these files, and fails it when a word of theirs is in no module's path. */
export function chunkGroups(): {
  readonly groups: Rolldown.CodeSplittingGroup[];
  readonly check: Plugin;
} {
  const { isOf, unmatched } = dividedBy(sharedFiles);
  const groups = Object.entries(sharedFiles).map(([name, words]) => ({
    name,
    test: (id: string) => isOf(words, id),
  }));
  const check: Plugin = {
    name: 'ponte:chunk-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const words = unmatched().join(', ');
      if (words) this.error(`vite/chunk-groups.ts: no module has this in its path: ${words}`);
    },
  };
  return { groups, check };
}
