import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;
const folder = `${root}/docs/specification`;
const documents = ['storefront', 'accounts', 'decisions'];

/** Every source of the repository, by its path from the root. */
const sources = globSync('{apps,packages,tests,scripts}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|build|reports|storybook-static)$/.test(path),
});

const read = (path: string) => readFileSync(path, 'utf8');

/** What a line of a table or a list says, without its marks. */
const plain = (line: string) =>
  line
    .replace(/^\s*(-|\d+\.)\s/, '')
    .replace(/\*\*|`/g, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');

/** The lines of a document that require something: neither headings nor what only names a group. */
function requirementsOf(document: string) {
  const text = read(`${folder}/${document}.md`);
  const lines = text.split('\n').filter((line, index, all) => {
    const heading = /^(#|\s*$)/.test(line) || isRule(line) || isRule(all[index + 1]);
    return !heading && !/^\s*(- )?\*\*[^*]+\*\*( \([^)]*\))?[.,:]?$|:$/.test(line);
  });
  const kept = document === 'decisions' ? lines.filter((line) => /^\d+\. /.test(line)) : lines;
  return kept.map(plain);
}

/** The numbers of the decisions. */
const decisionNumbers = () => new Set(read(`${folder}/decisions.md`).match(/^\d+(?=\. )/gm));

const isRule = (line = '') => /^\|[\s|:-]+\|$/.test(line);

/** The rows of a coverage table: the opening words of a line, and what shows it. */
function rowsOf(document: string) {
  return read(`${folder}/coverage/${document}.md`)
    .split('\n')
    .filter((line, index, all) => line.startsWith('|') && !isRule(line) && !isRule(all[index + 1]))
    .map((line) => {
      const [, opening = '', shown = ''] = /^\| (?:\d+\. )?(.*?) \|(.*)\|$/.exec(line) ?? [];
      return { opening: opening.replace(/ …$/, ''), shown };
    });
}

/** The tests and stories that a row names: the end of a path, and a title in it. */
const namedIn = (shown: string) =>
  [...shown.matchAll(/`([^`]+)` “(.+?)”(?=<br>| |$)/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

describe.each(documents)('the coverage of %s.md', (document) => {
  it('has one row for each of its lines, in order', () => {
    const requirements = requirementsOf(document);
    const rows = rowsOf(document);

    expect(rows.filter((row, at) => !requirements[at]?.startsWith(row.opening))).toEqual([]);
    expect(rows).toHaveLength(requirements.length);
  });

  it('names tests and stories that there are', () => {
    const named = rowsOf(document).flatMap((row) => namedIn(row.shown));
    const missing = named.filter(
      ({ file, title }) =>
        !sources.some((path) => `/${path}`.endsWith(`/${file}`) && textOf(path).includes(title)),
    );

    expect(named.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('names decisions that there are', () => {
    const named = rowsOf(document).flatMap(({ shown }) =>
      [...shown.matchAll(/Decisions? ([\d, ]+)\./g)].flatMap(([, list = '']) => list.split(', ')),
    );
    const made = decisionNumbers();

    expect(named.filter((number) => !made.has(number))).toEqual([]);
  });

  it('says nothing but tests, stories, decisions and what is not shown yet', () => {
    const rest = rowsOf(document)
      .map((row) =>
        row.shown
          .replace(/`[^`]+` “.+?”(?=<br>| |$)|<br>|Not yet: [^.]+\.|Decisions? [\d, ]+\./g, '')
          .trim(),
      )
      .filter((words) => words !== '');

    expect(rest).toEqual([]);
  });
});

const texts = new Map<string, string>();

/** A source's text with the titles of its tests as they are read: no escaped quotes. */
function textOf(path: string) {
  const text = texts.get(path) ?? read(`${root}/${path}`).replaceAll(/\\(['"`])/g, '$1');
  texts.set(path, text);
  return text;
}

it('has every section and decision that a comment cites', () => {
  const sections = new Map(
    documents.map((name) => [
      name,
      new Set([...read(`${folder}/${name}.md`).matchAll(/^(?:## )?(\d+)\. /gm)].map(([, n]) => n)),
    ]),
  );
  const wrong = sources.flatMap((path) =>
    // A citation may be broken by the end of a comment's line.
    [
      ...textOf(path)
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
