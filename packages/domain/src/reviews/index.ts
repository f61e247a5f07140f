import type { WrittenReview } from '@ponte/contract/entities';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api, ApiError, Result } from '../api/index.ts';
import type { Review, ReviewSheet, ReviewSlice } from '../entities/index.ts';
import type { Key, Resource, Resources } from '../resource/index.ts';
import { defineArea, definePersonalArea } from '../shop/index.ts';
import { Submission } from '../submission/index.ts';

export type ReviewSheetView =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly sheet: ReviewSheet }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: ApiError };

interface SavedSheet {
  readonly token: string;
  readonly locale: string;
  readonly sheet: ReviewSheet;
}

export interface ReviewSheetsOptions {
  readonly api: Api;
  readonly resources: Resources;
  readonly signal: AbortSignal;
}

/** What an order's buyer says about its products: by a mail's link, or with the own session. */
export class ReviewSheets {
  readonly #options: ReviewSheetsOptions;
  readonly #sheet: Resource<ReviewSheet>;
  readonly #submissions = new Map<string, Submission<ReviewSheet>>();
  /** Newer than what was loaded. */
  saved: SavedSheet | undefined;

  constructor(options: ReviewSheetsOptions) {
    this.#options = options;
    this.#sheet = options.resources.create('review-sheet', { freshMs: 0 });
    makeAutoObservable(this, { saved: observableRef });
  }

  /** @param token a mail's secret, or the external id of an own order */
  load(token: string, signal?: AbortSignal): Promise<Result<ReviewSheet>> {
    const { api } = this.#options;
    this.keep(undefined);
    return this.#sheet.load(
      this.#keyOf(token),
      (asking) => api.call('getReviewSheet', { params: { token }, signal: asking }),
      signal,
    );
  }

  view(token: string): ReviewSheetView {
    const { saved } = this;
    if (saved?.token === token && saved.locale === this.#options.api.locale) {
      return { status: 'ready', sheet: saved.sheet };
    }
    const state = this.#sheet.of(this.#keyOf(token));
    if (state.status === 'ready') return { status: 'ready', sheet: state.data };
    if (state.status !== 'failed') return { status: 'loading' };
    const { error } = state;
    return error.kind === 'notFound' ? { status: 'missing' } : { status: 'failed', error };
  }

  /** Of one product. */
  submissionOf(token: string, productId: number): Submission<ReviewSheet> {
    const key = `${token} ${productId}`;
    const known =
      this.#submissions.get(key) ?? new Submission<ReviewSheet>({ signal: this.#options.signal });
    this.#submissions.set(key, known);
    return known;
  }

  async save(token: string, review: WrittenReview): Promise<Result<ReviewSheet>> {
    const { api } = this.#options;
    const { locale } = api;
    const result = await this.submissionOf(token, review.productId).submit((signal) =>
      api.call('saveReview', { token, ...review, signal }),
    );
    if (result.ok) this.keep({ token, locale, sheet: result.value });
    return result;
  }

  private keep(saved: SavedSheet | undefined): void {
    this.saved = saved;
  }

  #keyOf(token: string): Key {
    return [this.#options.api.locale, token];
  }
}

export const reviewSheetsOf = /* @__PURE__ */ definePersonalArea(
  ({ api }, { resources, signal }) => new ReviewSheets({ api, resources, signal }),
);

/** Published reviews of a product, after those that came with it. */
export class MoreReviews {
  reviews: readonly Review[] = [];
  readonly submission = new Submission<ReviewSlice>();
  readonly #api: Api;
  #slug = '';
  #page = 1;

  constructor(api: Api) {
    this.#api = api;
    makeAutoObservable(this, { reviews: observableRef });
  }

  /** Those that were loaded; none of another product. */
  of(slug: string): readonly Review[] {
    return slug === this.#slug ? this.reviews : [];
  }

  async loadNext(slug: string): Promise<void> {
    if (slug !== this.#slug) this.begin(slug);
    const page = this.#page + 1;
    const result = await this.submission.submit((signal) =>
      this.#api.call('listReviews', { slug, page, signal }),
    );
    if (result.ok && slug === this.#slug) this.add(result.value.reviews, page);
  }

  private begin(slug: string): void {
    this.submission.reset();
    this.#slug = slug;
    this.#page = 1;
    this.reviews = [];
  }

  private add(reviews: readonly Review[], page: number): void {
    this.#page = page;
    this.reviews = [...this.reviews, ...reviews];
  }
}

export const moreReviewsOf = /* @__PURE__ */ defineArea(({ api }) => new MoreReviews(api));

export { reviewForm, type ReviewValues } from '@ponte/contract/rules/reviews';
