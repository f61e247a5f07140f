import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { reviewTextLength } from './limits.ts';
import { getProductDetailsParams, wireNameLanguage } from './products.ts';
import { wireReview } from './review.ts';
import { langParameter, linesInBody, localeQuery, wireId, wireQuantity } from './wire.ts';

export * from './review.ts';

export const listReviewsQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
});
export type ListReviewsQuery = v.InferOutput<typeof listReviewsQuery>;

/** Ten a page, newest first; `total` counts all. */
export const wireReviewPage = /* @__PURE__ */ v.object({
  data: v.array(wireReview),
  total: wireQuantity,
});
export type WireReviewPage = v.InferOutput<typeof wireReviewPage>;

export const listReviews = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/products/{slugOrId}/reviews',
  summary: 'What buyers have published about a product, newest first',
  access: 'public',
  params: getProductDetailsParams,
  query: listReviewsQuery,
  responses: { 200: wireReviewPage, 404: messageError, 422: validationError },
});

/** `pendente` until staff publish or refuse it. */
export const reviewStates = ['pendente', 'publicada', 'recusada'] as const;

/** A bought product, with the review of its buyer if there is one. */
export const wireReviewable = /* @__PURE__ */ v.object({
  id: wireId,
  slug: v.string(),
  nome: v.string(),
  idiomas: v.nullish(wireNameLanguage),
  imagem: v.nullish(v.string()),
  avaliacao: v.nullish(
    v.object({
      nota: wireQuantity,
      texto: v.string(),
      situacao: v.picklist(reviewStates),
    }),
  ),
});
export type WireReviewable = v.InferOutput<typeof wireReviewable>;

export const wireReviewSheet = /* @__PURE__ */ v.object({
  pedido: v.string(),
  /** The name that a review carries. */
  autor: v.string(),
  produtos: v.array(wireReviewable),
});
export type WireReviewSheet = v.InferOutput<typeof wireReviewSheet>;

/** The secret of a mail's link, or with a session the external id of an own order. */
export const reviewSheetParams = /* @__PURE__ */ v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w.-]{8,200}$/)),
});
export type ReviewSheetParams = v.InferOutput<typeof reviewSheetParams>;

export const getReviewSheet = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/reviews/{token}',
  summary: 'The products of an order that was handed over, for its buyer to review',
  access: 'optional',
  params: reviewSheetParams,
  query: localeQuery,
  responses: {
    200: wireReviewSheet,
    401: messageError,
    404: messageError,
    422: validationError,
    429: messageError,
  },
});

export const saveReviewBody = /* @__PURE__ */ v.strictObject({
  produto_id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  nota: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  texto: linesInBody(reviewTextLength),
});
export type SaveReviewBody = v.InferOutput<typeof saveReviewBody>;

/** One review of a product by a customer: another one replaces it, and waits for staff again. */
export const saveReview = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/reviews/{token}',
  summary: 'Review a product that was bought',
  access: 'optional',
  params: reviewSheetParams,
  query: localeQuery,
  body: saveReviewBody,
  responses: {
    200: wireReviewSheet,
    401: messageError,
    404: messageError,
    422: validationError,
    429: messageError,
  },
});
