import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
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
} from './wire.ts';

/** As number and as text; the text is formatted by the server. */
export const wirePrice = /* @__PURE__ */ v.object({
  valor_venda: v.nullish(wireDecimal),
  formatado: v.nullish(v.string()),
});
export type WirePrice = v.InferOutput<typeof wirePrice>;

/**
 * A product in lists, priced in `moeda`. With `mostrar_preco` false there is no price and no token.
 * `iva` is the tax rate in percent (default 10), included in guarani prices.
 */
export const wireProduct = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  nome: v.string(),
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

/**
 * A product on its own page. `detalhes` is sanitised HTML. `quantidade_restante` is present only
 * when few pieces are left.
 */
export const wireProductDetails = /* @__PURE__ */ v.object({
  ...wireProduct.entries,
  quantidade_restante: v.nullish(wireQuantity),
  detalhes: v.nullish(v.string()),
  especificacoes: v.nullish(v.array(wireSpecification)),
  categoria: v.nullish(wireProductPlace),
  departamento: v.nullish(wireProductPlace),
});
export type WireProductDetails = v.InferOutput<typeof wireProductDetails>;

/** `total` counts all matches. */
export const wireProductPage = /* @__PURE__ */ v.object({
  data: v.array(wireProduct),
  total: wireQuantity,
});
export type WireProductPage = v.InferOutput<typeof wireProductPage>;

export const productOrderFields = ['tem_estoque', 'id', 'nome', 'valor_venda', 'codigo'] as const;
export type ProductOrderField = (typeof productOrderFields)[number];

/**
 * Filters and order.
 *
 * `order_by` is a comma-separated list of `productOrderFields`, `order` the direction of each
 * (`tem_estoque,valor_venda` with `desc,asc`). `brands_ids` is a comma-separated list.
 * `tem_estoque=1` keeps products in stock, unless `all_products=1`. With `text`, an exact match of
 * the code comes first whatever the order; without `order_by` the rest comes by relevance.
 */
export const listProductsQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  moeda_id: v.optional(currencyParameter),
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
  category_id: v.optional(idParameter),
  department_id: v.optional(idParameter),
  brand_id: v.optional(idParameter),
  brands_ids: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/), v.maxLength(1000)),
  ),
  text: v.optional(v.pipe(v.string(), v.maxLength(searchTextLimit))),
  tem_estoque: v.optional(flagParameter),
  all_products: v.optional(flagParameter),
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
 * What stands beside a product: at most ten of each, those in stock first, no product in two of
 * them. `parecidos` are goods of its kind, size and price of any brand; `necessarios` what it is of
 * little use without, such as a drill's bits; `comprados_juntos` what several orders had with it.
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
