import type { Request, Response } from '@playwright/test';
import { createCartBody, updateCartBody } from '@ponte/contract/cart';
import * as v from 'valibot';
import type { Listed } from './catalogue.ts';

const cartBody = v.union([updateCartBody, createCartBody]);

/** Whether the store accepted a cart with this many pieces of a product. */
export function isSaveOf(response: Response, product: Listed, quantity: number): boolean {
  const cart = cartIn(response.request());
  const line = cart?.itens.find((item) => item.produto_id === product.id);
  return response.ok() && line?.ativo === true && line.qtde === quantity;
}

/**
 * Whether the page knows that the store has the cart as it is now, as it is asked in the browser. The
 * answer alone does not say so: a page that is left before it has read it saves the cart again.
 */
export function isCartSaved(): boolean {
  const cart: { id: number | null; revision: number; savedRevision: number } | null = JSON.parse(
    localStorage.getItem('ponte.cart') ?? 'null',
  );
  return cart !== null && cart.id !== null && cart.savedRevision === cart.revision;
}

/** The external id under which a cart was saved. */
export function savedAs(response: Response): string {
  const cart = cartIn(response.request());
  if (!cart) throw new Error(`${response.url()} saves no cart`);
  return cart.external_id;
}

function cartIn(request: Request) {
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith('/ecom/venda/carrinho') || request.method() === 'GET') return undefined;
  const body = v.safeParse(cartBody, request.postDataJSON());
  return body.success ? body.output : undefined;
}
