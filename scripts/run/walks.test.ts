import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWorkspace, patienceMs, run } from './test/stand-in.ts';
import type { Workspace } from './test/stand-in.ts';

/** Journeys and pictures, with a stand-in for Playwright and a shop of two screens. */

vi.setConfig({ testTimeout: patienceMs });

/**
 * What is started in `tests/e2e`: two walks, of which each opens one page, and those that `more.json`
 * names. It lists them, or makes those that a list names and says so. Those whose title says "flaky"
 * pass on their second try.
 */
const playwright = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const given = process.argv.find((word) => word.startsWith('--test-list='));
const named = given && readFileSync(given.slice(12), 'utf8').split('\\n');
const spec = ([title, path]) => ({
  title,
  file: 'shop.spec.ts',
  tests: [{
    projectName: 'br',
    status: title.includes('flaky') ? 'flaky' : 'expected',
    results: [{
      annotations: [{ type: 'asked', description: path }],
      attachments: [{ name: 'trace', path: 'results/' + title + '/trace.zip' }],
    }],
  }],
});
const more = existsSync('more.json') ? JSON.parse(readFileSync('more.json', 'utf8')) : [];
const specs = [['home', '/'], ['about', '/sobre-nos'], ...more].map(spec).filter(
  ({ title }) => !named || named.includes('[br] › shop.spec.ts › ' + title),
);
if (named) for (const { title } of specs) console.log('made ' + title);
const report = { suites: [{ title: 'shop.spec.ts', specs }] };
writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify(report));
`;

const row = (name: string, path: string) => `{
  name: '${name}',
  path: '${path}',
  access: 'public',
  source: 'screens/${name}/index.ts',
  module: () => import('../screens/${name}/index.ts'),
},`;

let workspace: Workspace;

beforeEach(async () => {
  workspace = await makeWorkspace();
  const { write } = workspace;
  write(
    '.gitignore',
    ['node_modules', '.cache', 'reports', '/*', '!/packages', '!/tests'].join('\n'),
  );
  workspace.run('git', 'init', '--quiet');
  write('node_modules/.bin/pnpm', playwright);
  workspace.run('chmod', '+x', 'node_modules/.bin/pnpm');
  write('reports/.keep', '');
  const dependencies = { storefront: 'workspace:*' };
  write('tests/e2e/package.json', JSON.stringify({ name: 'e2e', dependencies }));
  write('packages/storefront/package.json', '{ "name": "storefront" }');
  write('packages/storefront/src/links/index.ts', '');
  write('packages/storefront/src/screens/home/index.ts', '');
  write('packages/storefront/src/screens/about/index.ts', '');
  write('packages/storefront/src/routes/routes.ts', row('home', '/') + row('about', '/sobre-nos'));
  for (const app of ['br', 'py']) write(`apps/${app}/build/client/.vite/manifest.json`, '{}');
});

afterEach(() => workspace.remove());

async function made(step: string, env: Record<string, string> = {}) {
  const command = ['npm', 'test', '--silent', '--', step];
  const running = run(workspace, command, { CHROMIUM_PATH: process.execPath, ...env });
  const { code } = await running.ended;
  const lines = running.output().trim().split('\n');
  return {
    walks: lines.filter((line) => line.startsWith('made')).map((line) => line.slice(5)),
    sum: lines.at(-1),
    lines,
    code,
  };
}

describe.each(['e2e', 'pictures'])('%s', (step) => {
  it('makes again only what was shown a screen that has changed', async () => {
    const both = ['home', 'about'];
    const sum = '2 passed, 0 failed';
    expect(await made(step)).toMatchObject({ walks: both, sum });
    expect(await made(step)).toMatchObject({ walks: [], sum });

    workspace.write('packages/storefront/src/screens/about/index.ts', '// changed');
    expect(await made(step)).toMatchObject({ walks: ['about'], sum });

    workspace.write('packages/storefront/src/screens/about/about.test.ts', '// no build reads it');
    expect(await made(step)).toMatchObject({ walks: [], sum });

    workspace.write('packages/storefront/src/links/index.ts', '// changed');
    expect(await made(step)).toMatchObject({ walks: both, sum });
  });
});

it('makes what is new, and what asked for nothing at every change of the shop', async () => {
  await made('pictures');

  workspace.write('tests/e2e/more.json', JSON.stringify([['silent', '']]));
  expect(await made('pictures')).toMatchObject({ walks: ['silent'], sum: '3 passed, 0 failed' });

  workspace.write('packages/storefront/src/screens/about/index.ts', '// changed');
  expect((await made('pictures')).walks).toEqual(['about', 'silent']);
});

it('makes again the journeys of a file that has changed', async () => {
  await made('e2e');

  workspace.write('tests/e2e/src/journeys/shop.spec.ts', '// changed');
  expect((await made('e2e')).walks).toEqual(['home', 'about']);
});

it('compares again what has another picture now, and all when the way of making them changed', async () => {
  await made('pictures');

  workspace.write('tests/e2e/src/pictures/kept/about/390-br.png', 'changed');
  expect((await made('pictures')).walks).toEqual(['about']);

  workspace.write('tests/e2e/src/pictures/screens.ts', '// changed');
  expect((await made('pictures')).walks).toEqual(['home', 'about']);
});

it('makes all of them under CI', async () => {
  await made('e2e');

  expect((await made('e2e', { CI: 'true' })).walks).toHaveLength(2);
});

it('names what was flaky in the last lines, and makes it again the next time', async () => {
  workspace.write('tests/e2e/more.json', JSON.stringify([['a flaky one', '/']]));

  const { code, lines } = await made('e2e');
  expect(code).toBe(0);
  expect(lines.slice(-4)).toEqual([
    'Flaky, passed on the second try:',
    '  [br] › shop.spec.ts › a flaky one',
    '    results/a flaky one/trace.zip',
    '3 passed, 0 failed',
  ]);
  expect((await made('e2e')).walks).toEqual(['a flaky one']);
});

it('fails a run in which more than two were flaky', async () => {
  const three = ['flaky 1', 'flaky 2', 'flaky 3'].map((title) => [title, '/']);
  workspace.write('tests/e2e/more.json', JSON.stringify(three));

  const { code, sum } = await made('e2e');
  expect({ code, sum }).toEqual({ code: 1, sum: '2 passed, 3 failed' });
});
