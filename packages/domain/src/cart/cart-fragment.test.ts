import { expect, it } from 'vitest';
import { cartFragment, cartInAddress } from './cart-fragment.ts';

it.each([
  ['/produtos?page=2', null],
  ['/produtos#reviews', null],
  ['/#carrinho=abc', { address: '/', externalId: 'abc' }],
  [
    '/produtos?force_lang=es-PY#carrinho=a-b-c',
    { address: '/produtos?force_lang=es-PY', externalId: 'a-b-c' },
  ],
])('the address %s brings %o along', (address, came) => {
  expect(cartInAddress(address)).toEqual(came);
});

it('a cart that goes along is found again', () => {
  expect(cartInAddress(`/marca/drovak${cartFragment('an-id')}`)).toEqual({
    address: '/marca/drovak',
    externalId: 'an-id',
  });
});
