import {
  listStaffReviews,
  moderateReview,
  type ModerationState,
  type StaffReview,
} from '@ponte/contract/staff/reviews';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { products, reviews } from '../../platform/db/schema/index.ts';
import { fieldTexts } from '../../platform/http/failure-texts.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { writeAudit } from './audit.ts';
import { pageOf, readIdCursor, rowsToAskFor } from './cursors.ts';
import type { StaffContext } from './staff-context.ts';
import { conflict, versionOfValues } from './versions.ts';

export function staffReviewRoutes({ db, clock, bind }: StaffContext): void {
  bind(listStaffReviews, async ({ query: { state = 'pending', after } }) => {
    const place = after === undefined ? undefined : readIdCursor(after);
    if (after !== undefined && place === undefined) {
      return invalidField('after', fieldTexts.invalid);
    }
    const { rows, next } = pageOf(await readReviews(db, state, place), ({ review }) => [review.id]);
    return done({ data: rows.map(wireReviewOf), next });
  });

  bind(moderateReview, async ({ session, params, body }) =>
    repeatable(db, async (tx) => {
      const [found] = await select(tx)
        .where(eq(reviews.id, Number(params.id)))
        .for('update', { of: reviews });
      if (!found) return notFound();
      if (wireReviewOf(found).version !== body.version) return conflict();
      const { id, state } = found.review;
      const answer = body.answer.trim() || null;
      await tx.update(reviews).set({ state: body.state, answer }).where(eq(reviews.id, id));
      await writeAudit(
        tx,
        {
          actor: session.member,
          action: 'review.moderated',
          kind: 'review',
          id,
          before: { state },
          after: { state: body.state, answered: answer !== null },
        },
        clock.now(),
      );
      return done(
        wireReviewOf({ ...found, review: { ...found.review, state: body.state, answer } }),
      );
    }),
  );
}

function select(db: Db) {
  return db
    .select({
      review: reviews,
      product: {
        id: products.id,
        code: products.code,
        namePt: products.namePt,
        nameEs: products.nameEs,
      },
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId));
}

type ReviewRow = Awaited<ReturnType<typeof select>>[number];

/** Pending ones: what waits longest first. */
function readReviews(db: Db, state: ModerationState, after: number | undefined) {
  const oldestFirst = state === 'pending';
  const place = oldestFirst ? gt : lt;
  return select(db)
    .where(
      and(eq(reviews.state, state), after === undefined ? undefined : place(reviews.id, after)),
    )
    .orderBy(oldestFirst ? asc(reviews.id) : desc(reviews.id))
    .limit(rowsToAskFor);
}

function wireReviewOf({ review, product }: ReviewRow): StaffReview {
  const { id, state, rating, text, author, answer, writtenAt } = review;
  return {
    id,
    state,
    product: {
      id: product.id,
      code: product.code,
      name: { pt: product.namePt, es: product.nameEs },
    },
    rating,
    text,
    author,
    answer,
    writtenAt: writtenAt.toISOString(),
    version: versionOfValues([state, rating, text, answer, writtenAt]),
  };
}
