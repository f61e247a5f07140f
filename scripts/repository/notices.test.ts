import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesOf, type PartsByLicence } from '../release/notices.ts';

const root = `${import.meta.dirname}/../..`;

const published = globSync('packages/*/package.json', { cwd: root })
  .map((file): { name: string; private?: boolean } =>
    JSON.parse(readFileSync(`${root}/${file}`, 'utf8')),
  )
  .filter((manifest) => !manifest.private)
  .map(({ name }) => name);

/** What may be passed on with no more than its notice. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

function partsOf(name: string): PartsByLicence {
  const words = [`--filter=${name}`, 'licenses', 'list', '--prod', '--json'];
  return JSON.parse(
    execFileSync(`${root}/node_modules/.bin/pnpm`, words, { cwd: root, encoding: 'utf8' }),
  );
}

test.each(published)(
  'what is installed with %s is named with its licence, which lets it be passed on',
  (name) => {
    const listed = partsOf(name);
    const notices = noticesOf(name, listed);

    for (const [licence, parts] of Object.entries(listed)) {
      expect(permissive).toContain(licence);
      for (const part of parts) expect(notices).toContain(`## ${part.name}\n`);
    }
  },
);

test('the text of a licence is that of the part itself', () => {
  const licence = readFileSync(`${root}/packages/contract/node_modules/valibot/LICENSE.md`, 'utf8');

  expect(noticesOf('@ponte/contract', partsOf('@ponte/contract'))).toContain(licence.trim());
});

test('a package without dependencies says so', () => {
  expect(noticesOf('@ponte/regional', {})).toContain('Nothing of others is installed');
});
