import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { staffLengths } from './limits.ts';
import { catalogueRoles } from './roles.ts';
import {
  bothLanguages,
  changeFailures,
  moment,
  pageOf,
  pageParameters,
  staffFailures,
  staffIdParams,
  staffQuery,
  version,
} from './wire.ts';

export const moderationStates = ['pending', 'published', 'refused'] as const;
export type ModerationState = (typeof moderationStates)[number];

export const staffReview = /* @__PURE__ */ v.object({
  id: v.number(),
  state: v.picklist(moderationStates),
  product: v.object({ id: v.number(), code: v.string(), name: bothLanguages }),
  /** Stars, 1 to 5. */
  rating: v.number(),
  text: v.string(),
  /** As shown: a first name and an initial. */
  author: v.string(),
  answer: v.nullable(v.string()),
  writtenAt: moment,
  version: v.string(),
});
export type StaffReview = v.InferOutput<typeof staffReview>;

export const listStaffReviewsQuery = /* @__PURE__ */ v.strictObject({
  ...pageParameters,
  state: v.optional(v.picklist(moderationStates)),
});
export type ListStaffReviewsQuery = v.InferOutput<typeof listStaffReviewsQuery>;

/** Pending ones by default, what waits longest first; the others the newest first. */
export const listStaffReviews = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/reviews',
  summary: 'Reviews to publish',
  access: 'staff',
  roles: catalogueRoles,
  query: listStaffReviewsQuery,
  responses: { 200: pageOf(staffReview), ...staffFailures },
});

export const moderateReviewBody = /* @__PURE__ */ v.strictObject({
  version,
  state: v.picklist(['published', 'refused']),
  /** The shop's; blank for none. */
  answer: v.pipe(v.string(), v.maxLength(staffLengths.reviewAnswer)),
});
export type ModerateReviewBody = v.InferOutput<typeof moderateReviewBody>;

export const moderateReview = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/back-office/reviews/{id}',
  summary: 'Publish or refuse a review',
  access: 'staff',
  roles: catalogueRoles,
  params: staffIdParams,
  query: staffQuery,
  body: moderateReviewBody,
  responses: { 200: staffReview, ...changeFailures },
});
