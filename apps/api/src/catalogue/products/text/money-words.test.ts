import { expect, test } from 'vitest';
import { withoutMoney } from './money-words.ts';
import { plainText } from './tokens.ts';

test.each([
  ['100 dólares', ''],
  ['R$ 200', ''],
  ['150 mil', ''],
  ['até 50 dolares', ''],
  ['furadeira até R$ 200', 'furadeira'],
  ['furadeira por menos de 200 reais', 'furadeira'],
  ['taladro hasta 150 mil', 'taladro'],
  ['taladro hasta 1.500.000 guaraníes', 'taladro'],
  ['taladro entre 100 y 200 mil guaranies', 'taladro'],
  ['taladro de Gs. 500.000', 'taladro'],
  ['furadeira de 50 a 100 dólares bosch', 'furadeira bosch'],
  ['serra U$ 49,90', 'serra'],
  ['serra US$49', 'serra'],
  ['serra 49 usd', 'serra'],
  ['$50', ''],
])('no goods are called by an amount of money: "%s" is "%s"', (text, left) => {
  expect(withoutMoney(plainText(text)).trim().replaceAll(/ +/g, ' ')).toBe(left);
});

test.each([
  'eletrodo 6013',
  'parafuso de 50 mm',
  'lampada 50 mil horas',
  'furadeira de 650 w',
  'fita metrica 5 m',
  'peso 5 kg',
  'broca de 4 a 10 mm',
  'cabo de 10 metros',
])('what is none stays: "%s"', (text) => {
  expect(withoutMoney(text)).toBe(text);
});

test('places in the text stay', () => {
  const text = 'ate r$ 200 furadeira';
  expect(withoutMoney(text)).toHaveLength(text.length);
});
