import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { buildYear } from './packages/storefront/vite/build-year.ts';
import { messages } from './packages/storefront/vite/messages.ts';

/** Workspace packages are tested from their sources; `@ponte/source` is the condition that points there. */
const conditions = ['@ponte/source'];

/** What the tests in Node have in common. */
const inNode = {
  plugins: [messages({ locale: 'pt-BR' })],
  define: buildYear,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: [...conditions, 'node'] } },
};

/**
 * Real databases and real hashing, on a machine that may be busy with everything else. Limits end what
 * never comes: a test that takes a second by itself took twenty beside five other runs.
 */
const patience = (limit: number, poll = 15_000) => ({
  testTimeout: limit,
  hookTimeout: limit,
  expect: { poll: { timeout: poll } },
});

const test = {
  ...patience(120_000),
  environment: 'node' as const,
  // Programs that tests start read their modules compiled, which is a third of a short command's work.
  env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/.cache/compiled` },
  setupFiles: ['scripts/random/same-cases.ts'],
};

/** Tests of servers, whose library replaces the process's own `Response`. */
const servers = [
  'apps/*/src/**/*.test.ts',
  'packages/{server-process,web-server}/src/**/*.test.ts',
  'packages/storefront/src/server/**/*.test.{ts,tsx}',
];

/** The servers' tests whose text has something. */
const testsWith = (text: RegExp) =>
  globSync(servers, { cwd: import.meta.dirname }).filter((path) =>
    text.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
  );

/** Those that ask for a database: they run on a real Postgres. */
const withDatabase = testsWith(/startTestApp|startStaffedShop|openFilled/);

/** Those that replace a module: each has its modules for itself. */
const replacing = testsWith(/vi\.(?:un)?mock\(/);

/** What the API's tests have in common: passwords are hashed at no cost, where none is what is tested. */
const ofServers = {
  ...test,
  setupFiles: [...test.setupFiles, 'apps/api/src/testing/cheap-passwords.ts'],
};

const onPostgres = {
  ...ofServers,
  // Two servers of their own took a minute beside five other runs.
  ...patience(300_000),
  globalSetup: 'apps/api/src/testing/postgres-setup.ts',
};

/**
 * Those that run on the embedded database too, beside what tests that one itself. A backup of it is made
 * by `round-trip.postgres.ts` and by `backup.process.test.ts`, and every backup is restored into one.
 */
const onBoth = /\/(open-cart|checkout-amounts|orders\/orders|jobs|mail-jobs)\.test\.ts$/;

const elsewhere = ['**/*.{browser,oracle,process}.test.{ts,tsx}', '**/node_modules/**'];

export default defineConfig({
  test: {
    // By default one processor is left alone, which of two is half.
    maxWorkers: '100%',
    projects: [
      './{apps,packages}/*/vitest.{stories,browser}.config.ts',
      {
        ...inNode,
        test: {
          ...test,
          name: 'unit',
          // Times are the shop's: far from it, one that is the machine's is seen.
          env: { ...test.env, TZ: 'Asia/Tokyo' },
          // What is imported stays for the files that follow: new for each it takes twice the time.
          isolate: false,
          include: [
            'packages/*/{src,test,vite}/**/*.test.{ts,tsx}',
            'tests/bench/src/**/*.test.ts',
            '{lint,scripts}/**/*.test.ts',
          ],
          exclude: [...elsewhere, ...servers],
        },
      },
      {
        ...inNode,
        test: {
          ...ofServers,
          name: 'unit of servers',
          // As in unit tests: a server is read once and not for each file.
          isolate: false,
          include: servers,
          exclude: [
            ...elsewhere,
            ...replacing,
            ...withDatabase.filter((path) => !onBoth.test(path)),
          ],
        },
      },
      {
        ...inNode,
        test: {
          ...ofServers,
          name: 'unit apart',
          include: replacing,
          exclude: [...elsewhere, ...withDatabase.filter((path) => !onBoth.test(path))],
        },
      },
      {
        ...inNode,
        test: {
          ...onPostgres,
          name: 'postgres',
          // As in unit tests: the API is read once and not for each file.
          isolate: false,
          include: withDatabase,
          exclude: replacing,
        },
      },
      {
        ...inNode,
        test: {
          ...onPostgres,
          name: 'postgres of servers',
          include: [
            'apps/api/src/**/*.postgres.ts',
            ...withDatabase.filter((path) => replacing.includes(path)),
          ],
        },
      },
      {
        ...inNode,
        test: {
          ...test,
          name: 'processes',
          include: ['{apps/*/src,packages/*/src,scripts}/**/*.process.test.ts'],
        },
      },
      {
        ...inNode,
        test: {
          ...test,
          // Several starts, of which the first fills a database.
          ...patience(600_000, 600_000),
          name: 'attacks',
          include: ['tests/{security,faults,conformance}/src/**/*.test.ts'],
        },
      },
      {
        ...inNode,
        test: {
          ...test,
          ...patience(600_000, 600_000),
          name: 'builds',
          include: ['tests/{deploy,mock,packages}/src/**/*.test.ts'],
        },
      },
      {
        ...inNode,
        test: {
          ...test,
          ...patience(600_000),
          name: 'oracles',
          include: ['packages/*/test/**/*.oracle.test.ts'],
        },
      },
    ],
  },
});
