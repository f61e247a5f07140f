import { endpoints } from '@ponte/contract/endpoints';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { wireStart } from '../testing/samples.ts';
import { shellOf } from './shell-of.ts';

const many = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  slug: `s-${index + 1}`,
  name: `No. ${index + 1}`,
}));
const shellOfStore = (over: Parameters<typeof wireStart>[0]) =>
  shellOf(v.parse(endpoints.getStart.decode, wireStart(over)));

test('has links to all categories, and nothing else of them', () => {
  const departments = [{ id: 11, slug: 'serras', name: 'Serras' }];
  const categories = many.map((category) => ({ ...category, icone: '<svg/>', departments }));
  expect(shellOfStore({ categories }).categories).toEqual(many);
});

test('has two special categories and two brands with a logo, however many there are', () => {
  const brands = many.map((brand) => ({ ...brand, logo: brand.id % 2 ? null : '/logo.svg' }));
  const shell = shellOfStore({ categories_special: many, brands });
  expect(shell.specialCategories).toEqual(many.slice(0, 2));
  expect(shell.brands).toEqual([many[1], many[3]]);
});

test('has the rates, and since when they hold', () => {
  expect(shellOfStore({})).toMatchObject({
    rates: { BRL: '5.42', PYG: '7420', ARS: '1385.00' },
    ratesUpdatedAt: null,
  });
});
