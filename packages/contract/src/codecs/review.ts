import type { Review, ReviewSummary } from '../entities/index.ts';
import type { WireReview, WireReviewSummary } from '../reviews.ts';

export function reviewSummaryOf(wire: WireReviewSummary): ReviewSummary {
  return {
    average: Number(wire.media),
    total: Number(wire.total),
    distribution: wire.distribuicao.map(Number),
    latest: wire.recentes.map(reviewOf),
  };
}

export function reviewOf({ nota, texto, autor, data, resposta }: WireReview): Review {
  return {
    rating: Number(nota),
    text: texto,
    author: autor,
    writtenAt: data,
    answer: resposta ?? null,
  };
}
