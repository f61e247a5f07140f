import { expect, test } from 'vitest';
import { ok } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { wireProduct } from '../testing/samples.ts';
import { favouriteProductsOf } from './index.ts';

const favourite = { id: 7, slug: 'furadeira', name: 'Furadeira', code: 'F7', picture: null };

test('a favourite shows what the product costs today', async () => {
  const { shop, requests } = openShop(() => ok(wireProduct({ id: 7, nome: 'Furadeira' })));
  const favourites = favouriteProductsOf(shop);
  expect(favourites.view(favourite)).toEqual({ status: 'loading' });

  void favourites.load([favourite]);
  await expect.poll(() => favourites.view(favourite).status).toBe('shown');

  expect(requests.map(({ url }) => url.pathname)).toEqual(['/api/public/products/7/details']);
});

test('one that has left the catalogue says so, and one that failed can be asked for again', async () => {
  let answer: 'none' | 'missing' = 'none';
  const { shop } = openShop(
    () => (answer === 'none' ? undefined : { status: 404, body: { message: '' } }),
    { shop: { retries: 0 } },
  );
  const favourites = favouriteProductsOf(shop);

  void favourites.load([favourite]);
  await expect.poll(() => favourites.view(favourite).status).toBe('failed');

  answer = 'missing';
  favourites.retry(favourite);
  await expect.poll(() => favourites.view(favourite).status).toBe('gone');
});
