import { checkBuilds, checkPackages, checkSizes } from './delivery.mjs';
import { journeys } from './journeys.mjs';
import { pictures } from './pictures.mjs';
import { runCheck, runPlaywright, runUnitTests, runVitest } from './runners.mjs';
import { readsOf } from './sources.mjs';
import { eachPackage, everything, namesOf, partsOf, whole } from './step.mjs';
import {
  attackParts,
  browserParts,
  runAttacks,
  runInBrowser,
  runOracles,
  unitParts,
} from './suites.mjs';
import { checkTypes } from './types.mjs';
import { packagesWith } from './workspace.mjs';

/** @import { Step } from './step.mjs' */

/** In this order: what fails fast and explains the most comes first. */
/** @type {readonly Step[]} */
export const steps = [
  {
    name: 'types',
    title: 'types of every package',
    parts: () => [
      { name: 'scripts', reads: readsOf('scripts', 'vitest.config.ts', 'tsconfig.json') },
      ...partsOf(packagesWith('check:types')),
    ],
    run: checkTypes,
  },
  {
    name: 'lint',
    title: 'lint',
    ...whole(everything, (family) => runCheck(family, 'oxlint', ['--deny-warnings'])),
  },
  {
    name: 'format',
    title: 'format',
    ...whole(everything, (family) => runCheck(family, 'oxfmt', ['--check'])),
  },
  {
    name: 'messages',
    title: 'messages complete in both languages',
    ...eachPackage('check:messages'),
  },
  {
    name: 'unused',
    title: 'unused code and packages',
    ...whole(everything, (family) => runCheck(family, 'knip', [])),
  },
  {
    name: 'unit',
    title: 'unit tests',
    variables: ['RANDOM_SEED'],
    parts: unitParts,
    run: (family, parts) => runUnitTests(family, namesOf(parts)),
  },
  {
    name: 'postgres',
    title: 'the API on a real Postgres',
    postgres: true,
    variables: ['FUZZ_REQUESTS', 'RANDOM_SEED'],
    ...whole(
      () => readsOf('apps/api'),
      (family) =>
        runVitest(family, 'postgres', 'apps/api', ['--config', 'vitest.postgres.config.ts']),
    ),
  },
  {
    name: 'attacks',
    title: 'attacks on a real API, and its process killed and out of disk',
    variables: ['KILLS'],
    parts: attackParts,
    run: runAttacks,
  },
  {
    name: 'oracles',
    title: 'comparisons with oracles',
    variables: ['RANDOM_SEED'],
    parts: () => partsOf(packagesWith('test:oracles')),
    run: runOracles,
  },
  {
    name: 'stories',
    title: 'stories and components in a browser',
    browser: true,
    parts: browserParts,
    run: runInBrowser,
  },
  {
    name: 'visual',
    title: 'pictures of the kit',
    browser: true,
    ...whole(
      () => readsOf('packages/ui'),
      (family) => runPlaywright(family, 'visual', 'packages/ui', 'visual', []),
    ),
  },
  {
    name: 'pictures',
    title: 'pictures of the screens',
    browser: true,
    ...pictures,
  },
  {
    name: 'builds',
    title: 'builds of packages and storefronts',
    // Each build knows by itself whether it is stale.
    ...whole(() => undefined, checkBuilds),
  },
  {
    name: 'packages',
    title: 'packages as they are published, and in an app of somebody else',
    browser: true,
    ...whole(
      () => [...readsOf(...packagesWith('check:package')), '.changeset', 'package.json'],
      checkPackages,
    ),
  },
  {
    name: 'size',
    title: 'first-load sizes',
    parts: () => [
      { name: 'storefronts', reads: readsOf('apps/br', 'apps/py') },
      ...partsOf(packagesWith('size')),
    ],
    run: checkSizes,
  },
  {
    name: 'e2e',
    title: "shoppers' journeys",
    browser: true,
    ...journeys,
  },
];
