import * as v from 'valibot';
import { wireBrand } from './brands.ts';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { wireProduct, wireProductPlace } from './products.ts';
import { searchTextLimit } from './visit-limits.ts';
import { currencyParameter, langParameter } from './wire.ts';

/** A category, or with `categoria` one of that category's departments. */
export const wireSuggestedGroup = /* @__PURE__ */ v.object({
  ...wireProductPlace.entries,
  categoria: v.nullish(wireProductPlace),
});
export type WireSuggestedGroup = v.InferOutput<typeof wireSuggestedGroup>;

/**
 * What a text being typed may mean. `codigo` is the product of exactly that code. `buscas` are
 * complete texts: popular searches, and continuations of the text. Without a text, what is popular.
 */
export const wireSuggestions = /* @__PURE__ */ v.object({
  codigo: v.nullish(wireProduct),
  categorias: v.array(wireSuggestedGroup),
  marcas: v.array(wireBrand),
  buscas: v.array(v.string()),
  produtos: v.array(wireProduct),
});
export type WireSuggestions = v.InferOutput<typeof wireSuggestions>;

export const listSuggestionsQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  moeda_id: v.optional(currencyParameter),
  text: v.optional(v.pipe(v.string(), v.maxLength(searchTextLimit))),
});
export type ListSuggestionsQuery = v.InferOutput<typeof listSuggestionsQuery>;

/** A server may answer 404: the search box then suggests products of `listProducts`. */
export const listSuggestions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/suggestions',
  summary: 'What a search text being typed may mean: groups, brands, searches, products',
  access: 'public',
  query: listSuggestionsQuery,
  responses: { 200: wireSuggestions, 404: messageError, 422: validationError },
});
