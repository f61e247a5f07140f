import type { WireReview, WireReviewSummary } from '../reviews.ts';

/** A published review of a product. Plain text. */
export interface Review {
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** May be empty. */
  readonly text: string;
  /** Such as "Ana S.". */
  readonly author: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  /** The shop's; null when there is none. */
  readonly answer: string | null;
}

export interface ReviewSummary {
  /** With one decimal. */
  readonly average: number;
  readonly total: number;
  /** How many have one to five stars. */
  readonly distribution: readonly number[];
  /** The newest. */
  readonly latest: readonly Review[];
}

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
