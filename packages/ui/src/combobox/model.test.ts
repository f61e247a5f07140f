import { describe, expect, test } from 'vitest';
import { optionNamed, stepTo } from './model.ts';

const cities = ['Foz do Iguaçu', 'Fóz', 'Bonito', 'Bonito'].map((label, at) => ({
  value: String(at),
  label,
}));

describe('stepTo', () => {
  test.each([
    [null, 1, '0'],
    [null, -1, '3'],
    ['0', 1, '1'],
    ['3', 1, '0'],
    ['0', -1, '3'],
    ['gone', 1, '0'],
  ] as const)('from %j by %d is %j', (active, step, next) => {
    expect(stepTo(cities, active, step)?.value).toBe(next);
  });

  test('is none without options', () => {
    expect(stepTo([], null, 1)).toBeUndefined();
  });
});

describe('optionNamed', () => {
  test.each([
    ['foz do iguacu', '0'],
    [' FOZ ', '1'],
    ['foz do', undefined],
    ['bonito', undefined],
  ])('of %j is %j', (text, value) => {
    expect(optionNamed(cities, text)?.value).toBe(value);
  });
});
