import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

type Rules = NonNullable<OxlintOverride['rules']>;

/** Refuses the imports that a pattern of `no-restricted-imports` fits. */
type Border = { group: string[]; message: string } | { regex: string; message: string };

const restrict = (patterns: Border[], paths: object[] = []): Rules => ({
  'eslint/no-restricted-imports': ['error', { paths, patterns }],
});

const packages = (...names: string[]) =>
  names.flatMap((name) => [`@ponte/${name}`, `@ponte/${name}/*`]);

const only = (names: string[], message: string): Border => ({
  group: ['@ponte/*', ...packages(...names).map((name) => `!${name}`)],
  message,
});

/**
 * A package's layers from the lowest up, the folders of each, in a package of rooms `room/folder`; unlisted
 * folders are above all.
 */
interface LayeredFolder {
  readonly folder: string;
  readonly layers: readonly string[];
  /** Rules for all of the package, and for single folders instead. */
  readonly borders: Border[];
  readonly bordersOf?: Readonly<Record<string, Border[]>>;
  /** Folders that may not know each other although one stands above the other. */
  readonly strangers?: Readonly<Record<string, readonly string[]>>;
  /** Files that may import any layer. */
  readonly free: readonly string[];
}

const words = (text: string) => text.split(' ').filter((word) => word !== '');

/** The end of a relative import of a folder from another; within a room without the room's name. */
function pathTo(folder: string, from: string): string {
  const [room, name] = folder.split('/');
  return name !== undefined && from.startsWith(`${room}/`) ? `(?:${room}/)?${name}` : folder;
}

const message = 'Imports go down the layers, never up or sideways: see docs/architecture.md.';

/** Imports go down the layers, never up or sideways. */
function overridesOf(layered: LayeredFolder): OxlintOverride[] {
  const { folder, layers, borders, bordersOf = {}, strangers = {}, free } = layered;
  const listed = layers.map(words);
  const above = readdirSync(folder)
    .map((name) => name.replace(/\.tsx?$/, ''))
    .filter((name) => !listed.flat().some((each) => each === name || each.startsWith(`${name}/`)));
  const rules = listed.flatMap((names, layer) =>
    names.flatMap((name) => {
      const higher = [...listed.slice(layer).flat(), ...above, ...(strangers[name] ?? [])];
      const refused = higher.filter((other) => other !== name).map((other) => pathTo(other, name));
      const rulesOf = (from: string) => {
        const regex = `^${from}(?:${refused.join('|')})(?:/|\\.tsx?$)`;
        return restrict([...(bordersOf[name] ?? borders), { regex, message }]);
      };
      const fromFile = name.includes('/') ? String.raw`(?:\.{1,2}/)+` : String.raw`\./`;
      return [
        { files: [`${folder}/${name}/**`], rules: rulesOf(String.raw`(?:\.\./)+`) },
        { files: [`${folder}/${name}.ts`], rules: rulesOf(fromFile) },
      ];
    }),
  );
  const whole = { files: [`${folder}/**`], rules: restrict(borders) };
  return [whole, ...rules, { files: free.map((glob) => `${folder}/${glob}`), rules: whole.rules }];
}

/** What each package may know, from the ground up; docs/architecture.md draws it. */
const ground = (
  [
    ['regional', [], 'regional is the lowest package: it imports no workspace package.'],
    ['contract', ['regional'], 'contract knows regional only.'],
    ['telemetry', [], 'telemetry is below everything that tells something.'],
    ['server-process', ['telemetry'], 'server-process knows telemetry, not what is served.'],
    [
      'web-server',
      ['server-process', 'telemetry'],
      'web-server knows telemetry and server-process, not which app it serves.',
    ],
    ['settings', [], 'settings knows variables, not what is made of them.'],
    ['conformance', ['contract', 'regional'], 'conformance knows contract and regional.'],
    ['demo-shop', [], 'The demo shop is data and drawings: it imports no workspace package.'],
  ] satisfies [name: string, known: string[], message: string][]
).map(([name, known, message]) => ({
  files: [`packages/${name}/src/**`],
  rules: restrict([only(known, message)]),
}));

const kitKnowsRegional = only(
  ['regional'],
  'The kit knows regional and no other workspace package.',
);

const kit = overridesOf({
  folder: 'packages/ui/src',
  layers: [
    'locales',
    'internal',
    'icons',
    'flag kit money notice picture skeleton spinner stack tabs visually-hidden',
    'bottom-nav brand-tile breadcrumb button cart-badge category-menu category-nav empty-state field flag-menu form-error-list grid icon-button menu overflow-menu pagination price-tag product-grid progress-steps quantity-stepper rate-chip rich-text search-field section-heading side-nav site-footer site-header spec-table status-badge stock-status',
    'banner-slot carousel cart-line cart-summary checkbox checkout-bar dialog error-state favourite-button file-upload nav-bar not-found-panel order-card order-timeline pickup-code product-card product-gallery radio-group search-box select share-buttons sort-select submit-button team-card text-area text-field toaster top-bar',
    'compare-table confirm-dialog currency-menu drawer filter-chips filter-panel masked-input password-field payment-methods pickup-point-picker',
    'cart-drawer category-panel delivery-options document-input filter-drawer phone-input postal-code-input',
    'address-form',
    'address-card address-modal',
  ],
  borders: [
    kitKnowsRegional,
    {
      group: ['mobx', 'mobx-*', 'react-intl', 'react-router', 'react-router-dom'],
      message: 'The kit knows no state, router or translation library.',
    },
    {
      group: ['lucide-react'],
      message:
        "Icons come from ../icons: the same drawings without Lucide's component. Add one in scripts/icons.ts.",
    },
    {
      group: ['@radix-ui/*'],
      message:
        "Radix is for the kit's layers (`*-layer.tsx`), which lazyPart imports when a modal or menu first opens.",
    },
  ],
  free: ['**/*.{stories,test}.tsx', '**/*.test.ts', 'test/**', 'docs/**'],
});

const domain = overridesOf({
  folder: 'packages/domain/src',
  layers: [
    'entities environment result',
    'stored poll region resource submission',
    'marked-products',
    'api',
    'favourites known-products session start-data',
    'customer-list language',
    'prices',
    'cart',
    'shop',
  ],
  borders: [
    {
      group: packages('ui', 'storefront', 'api'),
      message: 'Imports go down the packages, never up or sideways.',
    },
    {
      group: ['react', 'react-dom', 'react-*', 'mobx-react-lite'],
      message: 'domain knows no React and no DOM.',
    },
  ],
  free: ['**/*.test.{ts,tsx}', 'testing/**'],
});

const storefront = overridesOf({
  folder: 'packages/storefront/src',
  layers: [
    'links lazy region',
    'languages',
    'shop',
    'page',
    'media',
    'products forms',
    'account',
    'layout',
    'screens',
    'routes',
    'app',
    'client server',
  ],
  borders: [
    {
      group: packages('contract', 'api'),
      message:
        "The wire's words stop in the contract's codecs; what they become comes from domain.",
    },
    { group: ['@ponte/*/src/**'], message: 'Import a package by its entry points.' },
  ],
  strangers: { account: ['products'] },
  free: ['**/*.test.{ts,tsx}', 'testing/**'],
});

const staff = overridesOf({
  folder: 'apps/staff/src',
  layers: [
    'languages',
    'office',
    'data',
    'forms',
    'page',
    'session',
    'layout screens',
    'routes app',
  ],
  borders: [
    {
      group: packages('api', 'storefront'),
      message: 'The back office knows the API by its contract, and no shop.',
    },
    { group: ['@ponte/*/src/**'], message: 'Import a package by its entry points.' },
  ],
  free: ['**/*.test.{ts,tsx}', 'testing/**'],
});

const apiKnows = (names: string[]): Border[] => [
  {
    group: packages(...names),
    message:
      'The API knows contract, regional, settings and telemetry; what starts it may load the demo shop.',
  },
];
const screens = ['ui', 'domain', 'storefront'];
const filling = apiKnows(screens);

const api = overridesOf({
  folder: 'apps/api/src',
  layers: [
    'platform/runtime',
    'platform/spreadsheet',
    'platform/db',
    'platform/jobs platform/pricing platform/security platform/store-info',
    'platform/metrics',
    'platform/http',
    'adapters/outbound adapters/postal adapters/storage',
    'adapters/mail adapters/media adapters/payments adapters/ticket',
    'adapters/app-context',
    'catalogue/products',
    'catalogue/import',
    'shop/accounts shop/newsletter',
    'shop/alerts shop/customer-lists shop/reviews',
    'shop/cart',
    'shop/shipping',
    'shop/orders',
    'shop/events',
    'office/shop-settings',
    'office/rates',
    'office/staff',
    'operations/job-table',
    'operations/backup operations/app',
    'operations/seed',
    'operations/server',
    'operations/cli main',
  ],
  borders: apiKnows([...screens, 'demo-shop']),
  bordersOf: { 'operations/server': filling },
  free: [],
});

/** Tests and their helpers may import any layer. */
const besideTheApi = {
  files: ['apps/api/src/**/*.{test,postgres}.ts', 'apps/api/src/{operations/bench,testing}/**'],
  rules: restrict(filling),
};

const noTextAndNoStyle: Rules = {
  'formatjs/no-literal-string-in-jsx': 'error',
  'ponte/text-in-own-element': 'error',
  'react/forbid-dom-props': [
    'error',
    {
      forbid: [
        {
          propName: 'style',
          message:
            "Server-rendered style attributes are refused by the pages' Content-Security-Policy (style-src 'self'). Use a class, an HTML attribute, or set the property through the CSSOM (element.style) in a handler or effect.",
        },
      ],
    },
  ],
};

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'react',
    'jsx-a11y',
    'import',
    'promise',
    'vitest',
  ],
  jsPlugins: ['eslint-plugin-formatjs', './scripts/lint/plugin.ts'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/no-shadow': 'off',
    'eslint/no-await-in-loop': 'off',
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-console': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/unbound-method': 'off',
    // The compiler (noImplicitReturns) knows about exhaustive switches; this rule does not.
    'typescript/consistent-return': 'off',
    // role="status" on what holds a text is not an <output> of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-target-blank': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-constructed-context-values': 'off',
    'react-perf/jsx-no-new-object-as-prop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'promise/always-return': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  ignorePatterns: [
    '**/dist/**',
    '**/build/**',
    '**/reports/**',
    '**/storybook-static/**',
    '**/drizzle/**',
    '**/.data/**',
    'packages/ui/consumer/app/**',
  ],
  overrides: [
    ...ground,
    ...kit,
    {
      // The one way in for Radix, but for what injects a <style> element.
      files: ['packages/ui/src/**/*-layer.tsx'],
      rules: restrict(
        [kitKnowsRegional],
        [
          {
            name: '@radix-ui/react-dialog',
            importNames: ['Overlay', 'DialogOverlay'],
            message:
              "Dialog's Overlay injects a <style> element, which the pages' Content-Security-Policy refuses. The kit has a backdrop of its own (.ui-backdrop).",
          },
        ],
      ),
    },
    {
      files: ['packages/ui/src/icons/*.browser.test.tsx'],
      rules: { 'eslint/no-restricted-imports': 'off' },
    },
    ...domain,
    {
      files: ['packages/domain/src/**'],
      excludeFiles: ['packages/domain/src/browser/**'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          'window',
          'document',
          'localStorage',
          'sessionStorage',
          'fetch',
          'navigator',
          'location',
        ],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Time comes from the injected clock.' },
        ],
      },
    },
    ...storefront,
    ...staff,
    ...api,
    besideTheApi,
    {
      files: ['apps/api/src/{shop/{accounts,alerts,cart,reviews},office/{rates,staff}}/**'],
      excludeFiles: ['apps/api/src/**/*.{test,postgres}.ts'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          {
            property: 'transaction',
            message: 'Use repeatable: two transactions that meet must not be a failed call.',
          },
        ],
      },
    },
    {
      files: ['packages/{ui,storefront}/src/**', 'apps/staff/src/**'],
      rules: noTextAndNoStyle,
    },
    {
      files: ['packages/ui/src/**/*.{stories,test}.tsx', 'packages/ui/src/test/**'],
      rules: { 'formatjs/no-literal-string-in-jsx': 'off' },
    },
    {
      // What Storybook's pages are drawn with: English only, and not shipped.
      files: ['packages/ui/src/docs/**'],
      rules: { 'formatjs/no-literal-string-in-jsx': 'off', 'react/forbid-dom-props': 'off' },
    },
    {
      files: [
        'scripts/**',
        '**/*.config.ts',
        '**/{examples,scripts}/**',
        'packages/*/src/**/*.test.{ts,tsx}',
        'tests/**',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      // Playwright reads from the pattern which fixtures one needs; an empty one needs none.
      files: ['tests/e2e/**', 'packages/ui/visual/**'],
      rules: {
        'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      },
    },
  ],
});
