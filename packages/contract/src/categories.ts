import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { validationError } from './errors.ts';
import { currencyParameter, langParameter, wireId, wireImage, wireQuantity } from './wire.ts';

/** `icone` is SVG markup; addresses with one of `slugs_anteriores` redirect to it. */
export const wireDepartment = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  slugs_anteriores: v.optional(v.array(v.string())),
  name: v.optional(v.string()),
  nome: v.optional(v.string()),
  icone: v.nullish(v.string()),
  total_produtos: v.optional(wireQuantity),
});
export type WireDepartment = v.InferOutput<typeof wireDepartment>;

/**
 * Departments come under one of three names, the category's under `name` or `nome`.
 * `total_produtos` counts its products. `imagem` is the address of the icon as an image.
 */
export const wireCategory = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  slugs_anteriores: v.optional(v.array(v.string())),
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

/** Ordinary categories, or the special ones only. */
export const listCategoriesQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  moeda_id: v.optional(currencyParameter),
  special: v.optional(v.literal('only')),
});
export type ListCategoriesQuery = v.InferOutput<typeof listCategoriesQuery>;

/** In menu order. */
export const listCategories = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/categories',
  summary: 'Categories with their departments, in menu order',
  access: 'public',
  query: listCategoriesQuery,
  responses: { 200: v.array(wireCategory), 422: validationError },
});
