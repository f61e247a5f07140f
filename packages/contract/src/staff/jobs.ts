import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ownerRole } from './roles.ts';
import { moment, oneFailures, staffDone, staffFailures, staffQuery } from './wire.ts';

/** A job that was given up. */
export const failedJob = /* @__PURE__ */ v.object({
  id: v.string(),
  /** Such as `mail`. */
  kind: v.string(),
  createdAt: moment,
  failedAt: v.nullable(moment),
  attempts: v.number(),
  /** Why, without personal data. */
  reason: v.string(),
});
export type FailedJob = v.InferOutput<typeof failedJob>;

/** The newest 200. */
export const listFailedJobs = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/jobs',
  summary: 'Jobs that failed',
  access: 'staff',
  roles: ownerRole,
  query: staffQuery,
  responses: { 200: v.object({ data: v.array(failedJob) }), ...staffFailures },
});

export const failedJobParams = /* @__PURE__ */ v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});
export type FailedJobParams = v.InferOutput<typeof failedJobParams>;

/** Retries it, with all attempts. 404 when it is no longer failed. */
export const retryJob = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/jobs/{id}/retry',
  summary: 'Try a failed job again',
  access: 'staff',
  roles: ownerRole,
  params: failedJobParams,
  query: staffQuery,
  responses: { 200: staffDone, ...oneFailures },
});
