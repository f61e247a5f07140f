import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { validationError } from './errors.ts';
import { currencyParameter, langParameter, wireId, wireImage, wireQuantity } from './wire.ts';

/** A department of a category. `icone` is SVG markup. */
export const wireDepartment = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  name: v.optional(v.string()),
  nome: v.optional(v.string()),
  icone: v.nullish(v.string()),
  total_produtos: v.optional(wireQuantity),
});
export type WireDepartment = v.InferOutput<typeof wireDepartment>;

/**
 * A category with its departments, which come under one of three names. One of `name` and `nome`
 * is there. `total_produtos` counts the products to be found in it. `imagem` is where the icon can be
 * had as a picture.
 */
export const wireCategory = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  name: v.optional(v.string()),
  nome: v.optional(v.string()),
  icone: v.nullish(v.string()),
  imagem: v.nullish(wireImage),
  departments: v.optional(v.array(wireDepartment)),
  departamentos: v.optional(v.array(wireDepartment)),
  subcategorias: v.optional(v.array(wireDepartment)),
  total_produtos: v.optional(wireQuantity),
});
export type WireCategory = v.InferOutput<typeof wireCategory>;

/** Which categories: all ordinary ones, or the special ones only. */
export const listCategoriesQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  moeda_id: v.optional(currencyParameter),
  special: v.optional(v.literal('only')),
});
export type ListCategoriesQuery = v.InferOutput<typeof listCategoriesQuery>;

/** Categories with their departments, in the order in which menus show them. */
export const listCategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/categories',
  summary: 'Categories with their departments, in menu order',
  access: 'public',
  query: listCategoriesQuery,
  responses: { 200: v.array(wireCategory), 422: validationError },
});
