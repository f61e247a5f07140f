import * as v from 'valibot';
import {
  wireReviewPage,
  wireReviewSheet,
  type SaveReviewBody,
  type WireReviewable,
  type WireReviewPage,
  type WireReviewSheet,
} from '../reviews.ts';
import { reviewOf, type Review } from './review.ts';
import { nameLangOf, type StandIn } from './text-languages.ts';

export interface ReviewSlice {
  readonly reviews: readonly Review[];
  readonly total: number;
}

/** A bought product, and what its buyer says about it so far. */
export interface Reviewable extends StandIn {
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: string | null;
  readonly review: {
    readonly rating: number;
    readonly text: string;
    readonly state: 'pending' | 'published' | 'refused';
  } | null;
}

/** What an order's buyer can review. */
export interface ReviewSheet {
  readonly orderNumber: string;
  /** Whose name a review carries. */
  readonly author: string;
  readonly products: readonly Reviewable[];
}

export interface WrittenReview {
  readonly productId: number;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
}

export const reviewSliceAnswer: v.GenericSchema<unknown, ReviewSlice> = /* @__PURE__ */ v.pipe(
  wireReviewPage,
  /* @__PURE__ */ v.transform(sliceOf),
);

export const reviewSheetAnswer: v.GenericSchema<unknown, ReviewSheet> = /* @__PURE__ */ v.pipe(
  wireReviewSheet,
  /* @__PURE__ */ v.transform(sheetOf),
);

function sliceOf({ data, total }: WireReviewPage): ReviewSlice {
  return { reviews: data.map(reviewOf), total: Number(total) };
}

function sheetOf({ pedido, autor, produtos }: WireReviewSheet): ReviewSheet {
  return { orderNumber: pedido, author: autor, products: produtos.map(reviewableOf) };
}

const states = { pendente: 'pending', publicada: 'published', recusada: 'refused' } as const;

function reviewableOf({ id, slug, nome, idiomas, imagem, avaliacao }: WireReviewable): Reviewable {
  return {
    productId: Number(id),
    slug,
    name: nome,
    ...nameLangOf(idiomas),
    picture: imagem ?? null,
    review: avaliacao
      ? {
          rating: Number(avaliacao.nota),
          text: avaliacao.texto,
          state: states[avaliacao.situacao],
        }
      : null,
  };
}

export function reviewBodyOf({ productId, rating, text }: WrittenReview): SaveReviewBody {
  return { produto_id: productId, nota: rating, texto: text };
}
