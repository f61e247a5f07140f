/** Staff's side of reviews: for trying the shop. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Db } from '../db/client.ts';
import { products, reviews, type ReviewState } from '../db/schema/index.ts';
import { shownOf } from '../db/shown-texts.ts';

/** The newest ones of each state on the page. */
const shown = 30;

/** In characters. */
const answerLength = 2000;

const states: Readonly<Record<string, ReviewState>> = { publish: 'published', refuse: 'refused' };

/**
 * Publishes or refuses a review, with the shop's answer if there is one.
 * @returns false when there is no such review, it was rewritten meanwhile, or the form is incomplete
 */
export async function moderateReview(db: Db, form: FormData): Promise<boolean> {
  const id = Number(form.get('review'));
  const decision = form.get('decision');
  const state = typeof decision === 'string' ? states[decision] : undefined;
  const answer = form.get('answer');
  const moment = form.get('written');
  const written = new Date(typeof moment === 'string' ? moment : '');
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647 || !state) return false;
  if (typeof answer !== 'string' || answer.length > answerLength) return false;
  if (Number.isNaN(written.getTime())) return false;
  const changed = await db
    .update(reviews)
    .set({ state, answer: answer.trim() || null })
    .where(and(eq(reviews.id, id), eq(reviews.writtenAt, written)))
    .returning({ id: reviews.id });
  return changed.length > 0;
}

type ShownReview = Awaited<ReturnType<typeof reviewsOf>>[number];

async function reviewsOf(db: Db, state: ReviewState) {
  return db
    .select({
      review: reviews,
      code: products.code,
      name: sql<string>`${shownOf(products.namePt, products.nameEs)}`,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.state, state))
    .orderBy(state === 'pending' ? asc(reviews.id) : desc(reviews.id))
    .limit(shown);
}

/** Pending reviews first, then published ones, which can still be answered or taken back. */
export async function reviewForms(db: Db) {
  const [pending, published] = await Promise.all([
    reviewsOf(db, 'pending'),
    reviewsOf(db, 'published'),
  ]);
  return html`<h2>Reviews</h2>
    <p>${pending.length === 0 ? 'None waits to be published.' : 'These wait to be published.'}</p>
    ${pending.map(reviewForm)} ${published.length === 0 ? '' : html`<h3>Published</h3>`}
    ${published.map(reviewForm)}`;
}

function reviewForm({ review, code, name }: ShownReview) {
  const { id, rating, text, author, answer, state, writtenAt } = review;
  return html`<form method="post" action="/staff">
    <h3>${rating} of 5: ${name} (${code})</h3>
    <p>${author}: ${text}</p>
    <input type="hidden" name="review" value="${id}" />
    <input type="hidden" name="written" value="${writtenAt.toISOString()}" />
    <label
      >Answer <textarea name="answer" maxlength="${answerLength}">${answer ?? ''}</textarea>
    </label>
    <button name="decision" value="publish">${state === 'pending' ? 'Publish' : 'Change'}</button>
    <button name="decision" value="refuse">Refuse</button>
  </form>`;
}
