import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { wireReviewSummary } from './review.ts';
import { searchTextLimit } from './visit-limits.ts';
import {
  currencyParameter,
  flagParameter,
  idParameter,
  langParameter,
  localeQuery,
  wireCurrency,
  wireDecimal,
  wireFlag,
  wireId,
  wireImage,
  wireQuantity,
  wireTimestamp,
} from './wire.ts';

/** As number and as text; the text is formatted by the server. */
export const wirePrice = /* @__PURE__ */ v.object({
  valor_venda: v.nullish(wireDecimal),
  formatado: v.nullish(v.string()),
});
export type WirePrice = v.InferOutput<typeof wirePrice>;

/** The language of the name where it is not in the requested one; otherwise absent. */
export const wireNameLanguage = /* @__PURE__ */ v.object({ nome: v.nullish(langParameter) });
export type WireNameLanguage = v.InferOutput<typeof wireNameLanguage>;

/**
 * A product in lists, priced in `moeda`. With `mostrar_preco` false there is no price and no token.
 * `iva` is the tax rate in percent (default 10), included in guarani prices. `alterado_em`: when what
 * shoppers see of it last changed, pieces apart; absent where it is not known.
 */
export const wireProduct = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  nome: v.string(),
  idiomas: v.nullish(wireNameLanguage),
  codigo: v.nullish(v.string()),
  tem_estoque: v.nullish(wireFlag),
  tem_estoque_fisico: v.nullish(wireFlag),
  mostrar_preco: v.nullish(wireFlag),
  valor_venda: v.nullish(wireDecimal),
  preco_atual: v.nullish(wirePrice),
  iva: v.nullish(wireQuantity),
  moeda: v.nullish(wireCurrency),
  imagens: v.nullish(v.array(wireImage)),
  marca: v.nullish(
    v.object({
      id: wireId,
      nome: v.optional(v.string()),
      name: v.optional(v.string()),
      slug: v.nullish(v.string()),
    }),
  ),
  token: v.nullish(v.string()),
  alterado_em: v.nullish(wireTimestamp),
});
export type WireProduct = v.InferOutput<typeof wireProduct>;

/** A row of the technical specification. */
export const wireSpecification = /* @__PURE__ */ v.object({
  nome: v.nullish(v.string()),
  valor: v.nullish(v.string()),
});
export type WireSpecification = v.InferOutput<typeof wireSpecification>;

/** Brand, category or department, enough to link to. */
export const wireProductPlace = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  name: v.optional(v.string()),
  nome: v.optional(v.string()),
});
export type WireProductPlace = v.InferOutput<typeof wireProductPlace>;

/** The same of all texts of a product. */
export const wireTextLanguages = /* @__PURE__ */ v.object({
  ...wireNameLanguage.entries,
  detalhes: v.nullish(langParameter),
  especificacoes: v.nullish(langParameter),
});
export type WireTextLanguages = v.InferOutput<typeof wireTextLanguages>;

/**
 * A product on its own page. `detalhes` is sanitised HTML. `quantidade_restante` is present only
 * when few pieces are left. `aceita_avisos`: whether `askAlert` is served.
 * `avaliacoes` is present only when some are published.
 */
export const wireProductDetails = /* @__PURE__ */ v.object({
  ...wireProduct.entries,
  idiomas: /* @__PURE__ */ v.nullish(wireTextLanguages),
  quantidade_restante: v.nullish(wireQuantity),
  aceita_avisos: v.nullish(wireFlag),
  avaliacoes: v.nullish(wireReviewSummary),
  detalhes: v.nullish(v.string()),
  especificacoes: v.nullish(v.array(wireSpecification)),
  categoria: v.nullish(wireProductPlace),
  departamento: v.nullish(wireProductPlace),
});
export type WireProductDetails = v.InferOutput<typeof wireProductDetails>;

/**
 * How a search text was read. `sem_resultado` are words without a match, `corrigido` corrected
 * words, `entendido` is the text that was searched for instead. `medidas_proximas` are measures that no
 * product of the list has; products with the nearest measures come first. `medidas_separadas` are several that
 * products of the list have, none of them all.
 */
export const wireUnderstood = /* @__PURE__ */ v.object({
  sem_resultado: v.array(v.string()),
  corrigido: v.array(v.object({ de: v.string(), para: v.string() })),
  entendido: v.string(),
  medidas_proximas: v.nullish(v.array(v.string())),
  medidas_separadas: v.nullish(v.array(v.string())),
});
export type WireUnderstood = v.InferOutput<typeof wireUnderstood>;

/**
 * `total` counts all matches. `busca` is there when words of `text` were corrected or left out, or
 * nothing was found.
 */
export const wireProductPage = /* @__PURE__ */ v.object({
  data: v.array(wireProduct),
  total: wireQuantity,
  busca: v.nullish(wireUnderstood),
});
export type WireProductPage = v.InferOutput<typeof wireProductPage>;

export const productOrderFields = ['tem_estoque', 'id', 'nome', 'valor_venda', 'codigo'] as const;
export type ProductOrderField = (typeof productOrderFields)[number];

/** A facet's slug and those of its values: `tensao:220-v,127-v`. */
const chosenFacet = '[a-z0-9-]{1,60}:[a-z0-9.-]{1,60}(?:,[a-z0-9.-]{1,60}){0,29}';

const priceParameter = /* @__PURE__ */ v.pipe(wireDecimal, v.maxLength(15));

/**
 * The scope of a list and its filters.
 *
 * `brands_ids` is a comma-separated list. `tem_estoque=1` keeps products in stock, unless
 * `all_products=1`. `filtros` are facets' values, `tensao:220-v,127-v;material:aco`: any of the
 * values of a facet, for every facet that is named. `preco_min` and `preco_max` are in the currency
 * of `moeda_id`, and leave out what has no public price.
 */
const productScope = {
  lang: /* @__PURE__ */ v.optional(langParameter),
  moeda_id: /* @__PURE__ */ v.optional(currencyParameter),
  category_id: /* @__PURE__ */ v.optional(idParameter),
  department_id: /* @__PURE__ */ v.optional(idParameter),
  brand_id: /* @__PURE__ */ v.optional(idParameter),
  brands_ids: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/),
      v.maxLength(1000),
    ),
  ),
  text: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(v.string(), v.maxLength(searchTextLimit)),
  ),
  tem_estoque: /* @__PURE__ */ v.optional(flagParameter),
  all_products: /* @__PURE__ */ v.optional(flagParameter),
  filtros: /* @__PURE__ */ v.optional(
    /* @__PURE__ */ v.pipe(
      v.string(),
      v.maxLength(2000),
      v.regex(new RegExp(`^${chosenFacet}(?:;${chosenFacet}){0,9}$`)),
    ),
  ),
  preco_min: /* @__PURE__ */ v.optional(priceParameter),
  preco_max: /* @__PURE__ */ v.optional(priceParameter),
};

/**
 * `order_by` is a comma-separated list of `productOrderFields`, `order` the direction of each
 * (`tem_estoque,valor_venda` with `desc,asc`). With `text`, an exact match of the code comes first
 * whatever the order; without `order_by` the rest comes by relevance.
 */
export const listProductsQuery = /* @__PURE__ */ v.strictObject({
  ...productScope,
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/))),
  per_page: v.optional(v.pipe(v.string(), v.regex(/^(?:100|[1-9]\d?)$/))),
  order_by: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:tem_estoque|id|nome|valor_venda|codigo)(?:,(?:tem_estoque|id|nome|valor_venda|codigo)){0,4}$/,
      ),
    ),
  ),
  order: v.optional(v.pipe(v.string(), v.regex(/^(?:asc|desc)(?:,(?:asc|desc)){0,4}$/))),
});
export type ListProductsQuery = v.InferOutput<typeof listProductsQuery>;

/** A page of the catalogue, a category, department, brand or search. */
export const listProducts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/products',
  summary: 'A page of products: of all, a category, a department, brands, or a text search',
  access: 'public',
  query: listProductsQuery,
  responses: { 200: wireProductPage, 422: validationError },
});

/** A brand, category or department with the number of its products within the query's scope. */
export const wireCountedPlace = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  nome: v.string(),
  total: wireQuantity,
});
export type WireCountedPlace = v.InferOutput<typeof wireCountedPlace>;

/** A property of goods, such as their voltage; `id` is what `filtros` names. */
export const wireFacet = /* @__PURE__ */ v.object({
  id: v.string(),
  nome: v.string(),
  valores: v.array(v.object({ id: v.string(), nome: v.string(), total: wireQuantity })),
});
export type WireFacet = v.InferOutput<typeof wireFacet>;

/**
 * What a list can be narrowed to. Each count is the `total` of the list after that choice: the
 * counts of a facet, of brands, categories, departments and the price ignore their own choice.
 * Values without a product are left out unless they are chosen. `preco` is null when nothing has a
 * public price, `em_estoque` the number of products in stock.
 */
export const wireFacets = /* @__PURE__ */ v.object({
  total: wireQuantity,
  em_estoque: wireQuantity,
  preco: v.nullable(v.object({ min: wireDecimal, max: wireDecimal })),
  categorias: v.array(wireCountedPlace),
  departamentos: v.array(wireCountedPlace),
  marcas: v.array(wireCountedPlace),
  facetas: v.array(wireFacet),
});
export type WireFacets = v.InferOutput<typeof wireFacets>;

export const listFacetsQuery = /* @__PURE__ */ v.strictObject(productScope);
export type ListFacetsQuery = v.InferOutput<typeof listFacetsQuery>;

/** Not part of the specification: a backend without it answers 404. */
export const listFacets = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/products/facets',
  summary: 'What a list of products can be narrowed to, with counts',
  access: 'public',
  query: listFacetsQuery,
  responses: { 200: wireFacets, 422: validationError },
});

export const getProductDetailsParams = /* @__PURE__ */ v.strictObject({
  slugOrId: v.pipe(v.string(), v.regex(/^[\w.~-]{1,200}$/)),
});
export type GetProductDetailsParams = v.InferOutput<typeof getProductDetailsParams>;

export const getProductDetails = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/products/{slugOrId}/details',
  summary: 'One product by slug or id, with description and specification',
  access: 'public',
  params: getProductDetailsParams,
  query: localeQuery,
  responses: { 200: wireProductDetails, 404: messageError, 422: validationError },
});

/**
 * Products related to one: at most ten of each kind, those in stock first, no product in two of
 * them. `parecidos` are goods of its kind, size and price of any brand; `necessarios` what it
 * needs, such as a drill's bits; `comprados_juntos` what several orders had with it.
 */
export const wireRelatedProducts = /* @__PURE__ */ v.object({
  parecidos: v.array(wireProduct),
  necessarios: v.array(wireProduct),
  comprados_juntos: v.array(wireProduct),
});
export type WireRelatedProducts = v.InferOutput<typeof wireRelatedProducts>;

export const getRelatedProducts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/products/{slugOrId}/related',
  summary: 'What stands beside a product: alike ones, what it needs, what is bought with it',
  access: 'public',
  params: getProductDetailsParams,
  query: localeQuery,
  responses: { 200: wireRelatedProducts, 404: messageError, 422: validationError },
});
