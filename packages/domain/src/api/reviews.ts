import type { getReviewSheet, listReviews, saveReview } from '@ponte/contract/reviews';
import type { ReviewSheet, ReviewSlice } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';
import type { SendOptions } from './send-options.ts';

/** `GET /api/public/products/{slugOrId}/reviews`: ten published reviews, newest first. */
export function fetchReviews(
  api: Api,
  slug: string,
  page: number,
  { signal }: SendOptions = {},
): Promise<Result<ReviewSlice>> {
  return api.request({
    method: 'GET',
    path: `/api/public/products/${encodeURIComponent(slug)}/reviews`,
    access: 'public',
    query: { page: String(page) },
    answer: ({ reviewSliceAnswer }) => reviewSliceAnswer,
    signal,
  } satisfies CallOf<typeof listReviews>);
}

/**
 * `GET /api/public/reviews/{token}`: `notFound` for a wrong link, or an order that was not handed
 * over.
 * @param token a mail's secret, or the external id of an own order
 */
export function fetchReviewSheet(
  api: Api,
  token: string,
  { signal }: SendOptions = {},
): Promise<Result<ReviewSheet>> {
  return api.request({
    method: 'GET',
    path: `/api/public/reviews/${encodeURIComponent(token)}`,
    access: 'optional',
    query: { lang: langOf(api.locale) },
    answer: ({ reviewSheetAnswer }) => reviewSheetAnswer,
    signal,
  } satisfies CallOf<typeof getReviewSheet>);
}

export interface WrittenReview {
  readonly productId: number;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
}

/** `POST /api/public/reviews/{token}`: the sheet with the review in it, which waits for staff. */
export function sendReview(
  api: Api,
  token: string,
  { productId, rating, text }: WrittenReview,
  { signal }: SendOptions = {},
): Promise<Result<ReviewSheet>> {
  return api.request({
    method: 'POST',
    path: `/api/public/reviews/${encodeURIComponent(token)}`,
    access: 'optional',
    query: { lang: langOf(api.locale) },
    body: { produto_id: productId, nota: rating, texto: text },
    answer: ({ reviewSheetAnswer }) => reviewSheetAnswer,
    signal,
  } satisfies CallOf<typeof saveReview>);
}
