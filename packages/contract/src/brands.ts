import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { validationError } from './errors.ts';
import { searchTextLimit } from './visit-limits.ts';
import { currencyParameter, idParameter, langParameter, wireId, wireQuantity } from './wire.ts';

/**
 * Either `nome` or `name` is present; a brand without `logo` is not shown in grids.
 * `slugs_anteriores` are those of earlier names and of brands that were merged into it: their
 * addresses redirect to it.
 */
export const wireBrand = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  slugs_anteriores: v.optional(v.array(v.string())),
  nome: v.optional(v.string()),
  name: v.optional(v.string()),
  logo: v.nullish(v.string()),
});
export type WireBrand = v.InferOutput<typeof wireBrand>;

/** With the number of its products within the query's scope. */
export const wireCountedBrand = /* @__PURE__ */ v.object({
  ...wireBrand.entries,
  total_produtos: v.optional(wireQuantity),
});
export type WireCountedBrand = v.InferOutput<typeof wireCountedBrand>;

/** The scope of the counts: a category, a department or a search; default: everything. */
export const listBrandsQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  moeda_id: v.optional(currencyParameter),
  category_id: v.optional(idParameter),
  department_id: v.optional(idParameter),
  text: v.optional(v.pipe(v.string(), v.maxLength(searchTextLimit))),
});
export type ListBrandsQuery = v.InferOutput<typeof listBrandsQuery>;

/** Sorted by name. */
export const listBrands = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/brands',
  summary: 'All brands, sorted by name',
  access: 'public',
  query: listBrandsQuery,
  responses: { 200: v.array(wireCountedBrand), 422: validationError },
});
