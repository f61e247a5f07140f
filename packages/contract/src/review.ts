import * as v from 'valibot';
import { wireDecimal, wireQuantity, wireTimestamp } from './wire.ts';

/** A published review: plain text. `autor` is a first name and an initial. */
export const wireReview = /* @__PURE__ */ v.object({
  nota: wireQuantity,
  texto: v.string(),
  autor: v.string(),
  data: wireTimestamp,
  resposta: v.nullish(v.string()),
});
export type WireReview = v.InferOutput<typeof wireReview>;

/**
 * All published reviews of a product. `media` has one decimal; `distribuicao` counts those of one to
 * five stars; `recentes` is the first page of `listReviews`.
 */
export const wireReviewSummary = /* @__PURE__ */ v.object({
  media: wireDecimal,
  total: wireQuantity,
  distribuicao: v.tuple([wireQuantity, wireQuantity, wireQuantity, wireQuantity, wireQuantity]),
  recentes: v.array(wireReview),
});
export type WireReviewSummary = v.InferOutput<typeof wireReviewSummary>;
