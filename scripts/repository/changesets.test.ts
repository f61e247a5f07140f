import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Run by themselves: `changeset status` needs a branch to compare with, which a CI's clone may lack. */

const root = `${import.meta.dirname}/../..`;

const published = globSync('packages/*/package.json', { cwd: root })
  .map((file): { name: string; version: string; private?: boolean } =>
    JSON.parse(readFileSync(`${root}/${file}`, 'utf8')),
  )
  .filter((manifest) => !manifest.private);

const changesets = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] });

/** The packages that a changeset names, and the sentence for their changelog. */
function read(file: string) {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const [, head = '', sentence = ''] = /^---\n(.*?)---\n+(.*)$/s.exec(text) ?? [];
  const bumps = [...head.matchAll(/^'([^']+)': (\w+)$/gm)].map(([, name, bump]) => ({
    name,
    bump,
  }));
  return { bumps, sentence: sentence.trim() };
}

it.each(changesets)('%s names published packages, how much they change, and says what', (file) => {
  const { bumps, sentence } = read(file);

  expect(bumps.length).toBeGreaterThan(0);
  for (const { name, bump } of bumps) {
    expect(published.map((manifest) => manifest.name)).toContain(name);
    expect(['patch', 'minor', 'major']).toContain(bump);
  }
  expect(sentence).toMatch(/^[^\n]+\.$/);
});

it.each(published)('the changelog of $name begins with the version that it has', (one) => {
  const folder = `${root}/packages/${one.name.replace('@ponte/', '')}`;
  const [, version] = /^## (\S+)$/m.exec(readFileSync(`${folder}/CHANGELOG.md`, 'utf8')) ?? [];
  expect(version).toBe(one.version);
});
