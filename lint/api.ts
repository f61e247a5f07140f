import type { OxlintOverride } from 'oxlint';
import { overridesOf, packages, restrict, type Border } from './borders.ts';

const apiKnows = (names: string[]): Border[] => [
  {
    group: packages(...names),
    message:
      'The API knows contract, regional, settings and telemetry; what starts it may load the demo shop.',
  },
];
const screens = ['ui', 'domain', 'storefront'];
const filling = apiKnows(screens);

const rooms = overridesOf({
  folder: 'apps/api/src',
  layers: [
    'platform/runtime',
    'platform/spreadsheet',
    'platform/db',
    'platform/jobs platform/pricing platform/security platform/store-info',
    'platform/metrics',
    'platform/http',
    'adapters/outbound adapters/postal adapters/storage',
    'adapters/media adapters/payments adapters/ticket',
    'adapters/mail',
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

/** The reference server: its rooms, and how they use the database. */
export const api: readonly OxlintOverride[] = [
  ...rooms,
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
];
