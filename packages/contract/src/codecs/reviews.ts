import * as v from 'valibot';
import type { WrittenReview } from '../entities/index.ts';
import type { Reviewable, ReviewSheet, ReviewSlice } from '../entities/index.ts';
import {
  wireReviewPage,
  wireReviewSheet,
  type SaveReviewBody,
  type WireReviewable,
  type WireReviewPage,
  type WireReviewSheet,
} from '../reviews.ts';
import { reviewOf } from './review.ts';
import { nameLangOf } from './text-languages.ts';

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
