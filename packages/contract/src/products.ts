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

/** A price as number and as text. The text is the server's own idea of a format. */
export const wirePrice = /* @__PURE__ */ v.object({
  valor_venda: v.nullish(wireDecimal),
  formatado: v.nullish(v.string()),
});
export type WirePrice = v.InferOutput<typeof wirePrice>;

/**
 * A product as lists show it, priced in `moeda`. With `mostrar_preco` false there is no price, and
 * no token. `iva` is its rate of I.V.A. in percent, 10 where it is not said; guaranis have it in them.
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

/** Where a product stands in the catalogue, enough to link to. */
export const wireProductPlace = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.nullish(v.string()),
  name: v.optional(v.string()),
  nome: v.optional(v.string()),
});
export type WireProductPlace = v.InferOutput<typeof wireProductPlace>;

/**
 * A product as its own page shows it. `detalhes` is HTML, sanitised when it was written.
 * `quantidade_restante` is there when a product in stock is nearly sold out, and else nobody's
 * business.
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

/** A page of products; `total` counts all that match. */
export const wireProductPage = /* @__PURE__ */ v.object({
  data: v.array(wireProduct),
  total: wireQuantity,
});
export type WireProductPage = v.InferOutput<typeof wireProductPage>;

/** What products can be ordered by. */
export const productOrderFields = ['tem_estoque', 'id', 'nome', 'valor_venda', 'codigo'] as const;
export type ProductOrderField = (typeof productOrderFields)[number];

/**
 * Which products, in which order.
 *
 * `order_by` is a comma list of `productOrderFields` and `order` the direction of each
 * (`tem_estoque,valor_venda` with `desc,asc`). `brands_ids` is a comma list of brand ids.
 * `tem_estoque=1` keeps what is in stock, unless `all_products=1` asks for everything.
 * With `text`, a product of exactly that code comes first whatever the order.
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

/** A page of the catalogue, of a category, a department, a brand or a search. */
export const listProducts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/products',
  summary: 'A page of products: of all, a category, a department, brands, or a text search',
  access: 'public',
  query: listProductsQuery,
  responses: { 200: wireProductPage, 422: validationError },
});

/** A product by its slug, or by its id. */
export const getProductDetailsParams = /* @__PURE__ */ v.strictObject({
  slugOrId: v.pipe(v.string(), v.regex(/^[\w.~-]{1,200}$/)),
});
export type GetProductDetailsParams = v.InferOutput<typeof getProductDetailsParams>;

/** Everything about one product. */
export const getProductDetails = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/products/{slugOrId}/details',
  summary: 'One product by slug or id, with description and specification',
  access: 'public',
  params: getProductDetailsParams,
  query: localeQuery,
  responses: { 200: wireProductDetails, 404: messageError, 422: validationError },
});
