import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Addresses that hold a secret: no access log may have it (docs/decisions/2026-11-28-secrets-in-paths.md). */

const root = `${import.meta.dirname}/../..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');

const pages = [
  ...read('packages/storefront/src/links/paths.ts').matchAll(/'(\/[^']*:token\b[^']*)'/g),
];
const calls = globSync('packages/contract/src/**/*.ts', { cwd: root }).flatMap((file) => [
  ...read(file).matchAll(/path: '([^']*\{(?:token|externalId)\}[^']*)'/g),
]);
const paths = [...new Set([...pages, ...calls].map(([, path = '']) => path))];

const [, pattern = ''] = /"~(.+)" "\$ponte_public/.exec(read('deploy/nginx/ponte.conf')) ?? [];
const masked = new RegExp(pattern);

test('there are such addresses, of pages and of calls', () => {
  expect(paths).toContain('/app/reset-password/:uuid?/:token?');
  expect(paths).toContain('/api/public/reviews/{token}');
});

test.each(paths)('nginx logs %s without its secret', (path) => {
  const logged = masked.exec(path.replaceAll('?', ''))?.[1];

  expect(logged).toMatch(/^\/\w/);
  expect(logged).not.toMatch(/token|uid|externalId/);
});
