import type {
  createCart as createCartCall,
  CreateCartBody,
  getCart,
  getOpenCart,
  updateCart as updateCartCall,
} from '@ponte/contract/cart';
import { shopCurrencyId, toDecimalString, type CurrencyCode } from '@ponte/regional/money';
import type { Cart, CartLine } from '../entities/index.ts';
import type { ApiError, Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { currencyParameterOf, langOf } from './parameters.ts';
import type { SendOptions } from './send-options.ts';

/** Fixed (storefront.md §9). */
const branchId = 1;
const warehouseId = 1;

/** Always the whole cart. */
export interface CartToSave {
  readonly externalId: string;
  readonly currency: CurrencyCode;
  /** Includes removed lines. Unit prices are in `currency`. */
  readonly lines: readonly CartLine[];
}

/** `POST /ecom/venda/carrinho`: creates a cart. `conflict` when the external id exists. */
export async function createCart(api: Api, cart: CartToSave): Promise<Result<Cart>> {
  const result = await api.request({
    method: 'POST',
    path: '/ecom/venda/carrinho',
    access: 'optional',
    query: { lang: langOf(api.locale) },
    body: bodyOf(cart),
    answer: ({ cartAnswer }) => cartAnswer,
  } satisfies CallOf<typeof createCartCall>);
  return !result.ok && isExternalIdInUse(result.error)
    ? { ok: false, error: { kind: 'conflict', message: '' } }
    : result;
}

/**
 * `PUT /ecom/venda/carrinho/{id}`: replaces a cart's lines. With an unknown id (null), the external
 * id is used.
 */
export function updateCart(api: Api, id: number | null, cart: CartToSave): Promise<Result<Cart>> {
  return api.request({
    method: 'PUT',
    path: `/ecom/venda/carrinho/${encodeURIComponent(id ?? cart.externalId)}`,
    access: 'optional',
    query: { lang: langOf(api.locale) },
    body: id === null ? bodyOf(cart) : { ...bodyOf(cart), id },
    answer: ({ cartAnswer }) => cartAnswer,
  } satisfies CallOf<typeof updateCartCall>);
}

/** `GET /ecom/venda/carrinho/{externalId}`: the store's copy, priced in `currency`. */
export function fetchCart(
  api: Api,
  externalId: string,
  currency: CurrencyCode,
  { signal }: SendOptions = {},
): Promise<Result<Cart>> {
  return api.request({
    method: 'GET',
    path: `/ecom/venda/carrinho/${encodeURIComponent(externalId)}`,
    access: 'optional',
    query: { moeda_id: currencyParameterOf(currency), lang: langOf(api.locale) },
    answer: ({ cartAnswer }) => cartAnswer,
    signal,
  } satisfies CallOf<typeof getCart>);
}

/** `GET /ecom/venda/carrinho`: the customer's open cart, from whatever device; null without one. */
export function fetchOpenCart(api: Api, currency: CurrencyCode): Promise<Result<Cart | null>> {
  return api.request({
    method: 'GET',
    path: '/ecom/venda/carrinho',
    access: 'bearer',
    query: { moeda_id: currencyParameterOf(currency), lang: langOf(api.locale) },
    answer: ({ openCartAnswer }) => openCartAnswer,
  } satisfies CallOf<typeof getOpenCart>);
}

function bodyOf({ externalId, currency, lines }: CartToSave): CreateCartBody {
  return {
    external_id: externalId,
    filial_id: branchId,
    moeda_id: shopCurrencyId(currency),
    itens: lines.map((line) => ({
      produto_id: line.productId,
      qtde: line.quantity,
      armazem_id: warehouseId,
      valor_unitario: toDecimalString(line.unitPrice),
      ativo: line.active,
      token: line.token,
    })),
  };
}

/**
 * Judged by the field, because the sentence is in the visitor's language (accounts.md §8). External
 * ids are always well-formed, so nothing else can be wrong.
 */
function isExternalIdInUse(error: ApiError): boolean {
  return error.kind === 'validation' && error.fields['external_id'] !== undefined;
}
