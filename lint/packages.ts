import type { OxlintOverride } from 'oxlint';
import { noCircles, only, overridesOf, packages, restrict } from './borders.ts';

/** What each package may know, from the ground up; docs/architecture.md draws it. */
export const ground = (
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

const domainLayers = overridesOf({
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

export const domain: readonly OxlintOverride[] = [
  ...domainLayers,
  noCircles('packages/domain/src'),
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
];

const storefrontLayers = overridesOf({
  folder: 'packages/storefront/src',
  layers: [
    'links lazy region',
    'languages',
    'browser route shop',
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

export const storefront: readonly OxlintOverride[] = [
  ...storefrontLayers,
  noCircles('packages/storefront/src/screens'),
];

const staffLayers = overridesOf({
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

export const staff: readonly OxlintOverride[] = [
  ...staffLayers,
  noCircles('apps/staff/src/screens'),
];
