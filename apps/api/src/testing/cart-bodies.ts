import type { CartItemBody } from '@ponte/contract/cart';

export const line = (produto_id: number, rest: Partial<CartItemBody> = {}): CartItemBody => ({
  produto_id,
  qtde: 1,
  armazem_id: 1,
  ativo: true,
  ...rest,
});

let carts = 0;
const newId = () => `cart-of-the-tests-${(carts += 1)}`;

/** A cart with an external id that no other test uses. */
export const cartOf = (itens: readonly CartItemBody[], rest: object = {}) => ({
  external_id: newId(),
  filial_id: 1,
  moeda_id: 2,
  itens,
  ...rest,
});
