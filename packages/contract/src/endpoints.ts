/** Every call of the store's API by its name. For servers and tools: a browser imports one by one. */
import { listBrands } from './brands.ts';
import { createCart, getCart, updateCart } from './cart.ts';
import { listCategories } from './categories.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { subscribe } from './newsletter.ts';
import { getProductDetails, listProducts } from './products.ts';
import { getStart } from './start.ts';
import { listTeam } from './team.ts';

export const endpoints = {
  getStart,
  listCategories,
  listBrands,
  listProducts,
  getProductDetails,
  listTeam,
  subscribe,
  createCart,
  updateCart,
  getCart,
} as const satisfies Record<string, EndpointDefinition>;
export type EndpointName = keyof typeof endpoints;
