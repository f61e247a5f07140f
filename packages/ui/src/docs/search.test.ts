import { expect, test } from 'vitest';
import { markdownPages } from '../../scripts/markdown.ts';
import { searchOf, type Found } from './search.ts';

const lamp = {
  title: 'Basics/Lamp',
  id: 'basics-lamp',
  text: '# Lamp\n\nShines over a counter.\n\n## Don’t\n\n- Don’t look into it: a café has none.\n\n```ts\n# Not a heading\nconst lamp = light();\n```\n',
};
const table = {
  title: 'Basics/Table',
  id: 'basics-table',
  text: '# Table\n\nStands beside a lamp.\n',
};

const search = searchOf([table, lamp]);
const matched = (found: Found | undefined) =>
  found?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test('a page of that name comes first, and its words are marked where they stand', () => {
  const found = search('lamp');

  expect(found[0]).toMatchObject({ page: 'Lamp', href: '?path=/docs/basics-lamp--docs' });
  expect(found.map(({ page }) => page)).toContain('Table');
  expect(matched(found.find(({ page }) => page === 'Table'))).toEqual(['lamp']);
});

test.each([
  ['the beginning of a word', 'coun', 'Lamp'],
  ['without its accent', 'cafe', 'Don’t'],
  ['with a typo', 'conter', 'Lamp'],
  ['words of code', 'light', 'Don’t'],
  ['words around one that no page has', 'how does a lamp shine xyz', 'Lamp'],
])('a section is found by %s', (_, query, heading) => {
  expect(search(query)[0]).toMatchObject({ page: 'Lamp', heading });
});

test('a section is led to by its heading', () => {
  expect(search('café')[0]?.href).toBe('?path=/docs/basics-lamp--docs#dont');
});

test('nothing is found by nothing, or by what no page has', () => {
  expect(search('')).toEqual([]);
  expect(search('zzzzzz')).toEqual([]);
});

test('a long section is cut around its match, at words', () => {
  const text = `# Long\n\n${'word '.repeat(100)}needle ${'word '.repeat(100)}`;
  const [found] = searchOf([{ title: 'Long', id: 'long', text }])('needle');
  const shown = found?.excerpt.map((piece) => piece.text).join('') ?? '';

  expect(shown).toMatch(/^… word .* needle .* word …$/);
  expect(shown.length).toBeLessThan(220);
});

test.each([
  ['validate a CPF', /DocumentInput|Documents|Forms/],
  ['strict policy', /Content Security Policy/],
  ['carrinho external_id', /Writing a backend/],
  ['onQuantityChange', /Cart/],
  ['--ui-color-on-brand-soft', /Theming|Tokens|Introduction/],
])('the documentation answers "%s"', (query, page) => {
  expect(searchOf(markdownPages())(query)[0]?.page).toMatch(page);
});
