import type { register } from '@ponte/contract/accounts';
import type { createCart, getCart } from '@ponte/contract/cart';
import { expect, test } from 'vitest';
import type { CallOf } from './call.ts';

/** Whether a call of type `T` is what the contract says. */
type Fits<T, C> = T extends C ? true : false;

type ReadCart = CallOf<typeof getCart>;
type SaveCart = CallOf<typeof createCart>;
type Register = CallOf<typeof register>;

interface Reading {
  method: 'GET';
  path: '/ecom/venda/carrinho/abc';
  access: 'optional';
  query: { moeda_id: '2' };
}

const verdicts = {
  asDefined: true satisfies Fits<Reading, ReadCart>,
  ofAnotherMethod: false satisfies Fits<Omit<Reading, 'method'> & { method: 'PUT' }, ReadCart>,
  atAnotherPath: false satisfies Fits<Omit<Reading, 'path'> & { path: '/ecom/cart/abc' }, ReadCart>,
  withAnotherAccess: false satisfies Fits<Omit<Reading, 'access'> & { access: 'bearer' }, ReadCart>,
  withAnUnknownCurrency: false satisfies Fits<
    Omit<Reading, 'query'> & { query: { moeda_id: '5' } },
    ReadCart
  >,
  withABody: false satisfies Fits<Reading & { body: { id: 1 } }, ReadCart>,
  withoutItsBody: false satisfies Fits<
    { method: 'POST'; path: '/ecom/venda/carrinho'; access: 'optional'; query: { lang: 'es' } },
    SaveCart
  >,
  asJsonInsteadOfAForm: false satisfies Fits<Omit<Register, 'encoding'>, Register>,
};

test('a call fits the contract when method, path, access, parameters, body and encoding do', () => {
  expect(Object.entries(verdicts).filter(([, fits]) => fits)).toEqual([['asDefined', true]]);
});
