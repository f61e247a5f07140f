import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { validationError } from './errors.ts';
import { localeQuery, wireId } from './wire.ts';

/** A brand. One of `nome` and `name` is there; a brand without `logo` is not shown in grids. */
export const wireBrand = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  nome: v.optional(v.string()),
  name: v.optional(v.string()),
  logo: v.nullish(v.string()),
});
export type WireBrand = v.InferOutput<typeof wireBrand>;

/** All brands, sorted by name. */
export const listBrands = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/brands',
  summary: 'All brands, sorted by name',
  access: 'public',
  query: localeQuery,
  responses: { 200: v.array(wireBrand), 422: validationError },
});
