import { expect, test } from 'vitest';
import { completionsOf } from './completions.ts';

const names = [
  'Furadeira de impacto 650 W',
  'Furadeira de impacto 13 mm',
  'Furadeira de coluna',
  'Suporte para furadeira, com base',
  'Chave de fenda isolada',
  'Kit furadeira e chave',
];

test.each([
  ['fur', ['furadeira']],
  ['Furadeira', ['furadeira de impacto', 'furadeira de coluna']],
  ['furadeira de imp', ['furadeira de impacto']],
  ['FURADEIRA de impacto', []],
  ['suporte', ['suporte para furadeira']],
  ['de', []],
  ['6 mm', []],
  ['', []],
])('%j goes on as %j', (text, expected) => {
  expect(completionsOf(text, names, 4)).toEqual(expected);
});

test('accents need not be typed', () => {
  expect(completionsOf('calca', ['Calça de proteção'], 4)).toEqual(['calça de proteção']);
  expect(completionsOf('protec', ['Luva de proteção'], 4)).toEqual(['proteção']);
});
