import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requirements, showings } from '../specification.ts';

const root = `${import.meta.dirname}/../..`;
const documents = ['storefront', 'accounts', 'decisions'];

/** Decisions of which nothing is built yet. Who builds one takes it out of here. */
const notYet = ['54', '55', '56', '57', '58'].map((n) => `decision ${n}`);

/** Every source of the repository, by its path from the root. */
const sources = globSync('{apps,packages,tests,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|build|reports|storybook-static)$/.test(path),
});

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

it('each line of the specification is shown by a test', () => {
  const shown = new Set(showings().flatMap(({ ids }) => ids));

  expect(requirements().flatMap(({ id }) => (shown.has(id) ? [] : [id]))).toEqual(notYet);
});

it('tests show lines that there are', () => {
  const known = new Set(requirements().map(({ id }) => id));

  expect(showings().filter(({ ids }) => !ids.every((id) => known.has(id)))).toEqual([]);
});

it('has every section and decision that a comment cites', () => {
  const sections = new Map(
    documents.map((name) => [
      name,
      new Set(
        [...read(`docs/specification/${name}.md`).matchAll(/^(?:## )?(\d+)\. /gm)].map(
          ([, n]) => n,
        ),
      ),
    ]),
  );
  const wrong = sources.flatMap((path) =>
    // A citation may be broken by the end of a comment's line.
    [
      ...read(path)
        .replaceAll(/\n\s*(\*|\/\/)?\s*/g, ' ')
        .matchAll(/(storefront|accounts)\.md §(\d+)|\bdecision(?:s\.md|s?) (\d+)/gi),
    ]
      .filter(([, name = 'decisions', section, decision]) => {
        return !sections.get(name)?.has(section ?? decision);
      })
      .map(([citation]) => `${path}: ${citation}`),
  );

  expect(wrong).toEqual([]);
});
