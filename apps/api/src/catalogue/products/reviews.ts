import type { WireReview, WireReviewSummary } from '@ponte/contract/reviews';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { reviews } from '../../platform/db/schema/index.ts';

const reviewsPerPage = 10;

const publishedOf = (productId: number) =>
  and(eq(reviews.productId, productId), eq(reviews.state, 'published'));

/** Published reviews of a product, newest first; `page` counts from 1. */
export async function publishedReviews(
  db: Db,
  productId: number,
  page: number,
): Promise<WireReview[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(publishedOf(productId))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage);
  return rows.map(({ rating, text, author, writtenAt, answer }) => ({
    nota: rating,
    texto: text,
    autor: author,
    data: writtenAt.toISOString(),
    ...(answer !== null && { resposta: answer }),
  }));
}

/** How many reviews of a product have one to five stars. */
export async function countRatings(
  db: Db,
  productId: number,
): Promise<[number, number, number, number, number]> {
  const rows = await db
    .select({ rating: reviews.rating, reviews: count() })
    .from(reviews)
    .where(publishedOf(productId))
    .groupBy(reviews.rating);
  const of = (stars: number) => rows.find(({ rating }) => rating === stars)?.reviews ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}

/** Undefined while none is published. */
export async function reviewSummary(
  db: Db,
  productId: number,
): Promise<WireReviewSummary | undefined> {
  const distribuicao = await countRatings(db, productId);
  const total = distribuicao.reduce((sum, ratings) => sum + ratings, 0);
  if (total === 0) return undefined;
  const stars = distribuicao.reduce((sum, ratings, index) => sum + ratings * (index + 1), 0);
  return {
    media: (Math.round((stars / total) * 10) / 10).toFixed(1),
    total,
    distribuicao,
    recentes: await publishedReviews(db, productId, 1),
  };
}
