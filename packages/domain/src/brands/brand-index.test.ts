import { expect, test } from 'vitest';
import { ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { brandsOf } from './index.ts';

// Spec: storefront 2.49
test('the brands with a logo are shown, by name as the language sorts', async () => {
  const body = [
    { id: 1, nome: 'Zeta', logo: '/z.svg' },
    { id: 2, nome: 'água', logo: '/a.svg' },
    { id: 3, nome: 'Bico 10', logo: '/b.svg' },
    { id: 4, nome: 'Bico 9', logo: '/b.svg' },
    { id: 5, nome: 'Sem logo', logo: null },
  ];
  const { shop } = openShop(() => ok(body));
  expect(brandsOf(shop).brands).toEqual([]);
  expect(await brandsOf(shop).load()).toEqual({ kind: 'shown' });
  expect(brandsOf(shop).status).toBe('ready');
  expect(brandsOf(shop).brands.map(({ name }) => name)).toEqual([
    'água',
    'Bico 9',
    'Bico 10',
    'Zeta',
  ]);
});

test('a failure can be retried', async () => {
  let broken = true;
  const { shop } = openShop(() => (broken ? undefined : ok([])), { shop: { retries: 0 } });
  const brands = brandsOf(shop);
  expect(await brands.load()).toEqual({ kind: 'failed' });
  expect(brands.error).toEqual({ kind: 'offline' });
  broken = false;
  expect(await brands.retry()).toEqual({ kind: 'shown' });
});
