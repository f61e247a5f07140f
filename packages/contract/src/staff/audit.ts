import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ownerRole } from './roles.ts';
import { moment, pageOf, pageParameters, staffFailures } from './wire.ts';

/** The kinds of entries. What they are about comes first. */
export const auditActions = [
  'session.signedIn',
  'session.signedOut',
  'session.recoveryCodeUsed',
  'staff.invited',
  'staff.invitationWithdrawn',
  'staff.joined',
  'staff.changed',
  'staff.reset',
  'staff.passwordChanged',
  'staff.recoveryCodesRenewed',
  'order.handedOver',
  'order.delivered',
  'order.wrongPickupCode',
  'order.shipped',
  'order.trackingChanged',
  'order.moneyAccepted',
  'order.refunded',
  'order.chargedBack',
  'order.cancelled',
  'orders.exported',
  'customer.seen',
  'customer.documentSeen',
  'customer.exported',
  'customer.erased',
  'product.changed',
  'group.changed',
  'products.exported',
  'picture.stored',
  'rates.changed',
  'banners.changed',
  'questions.changed',
  'review.moderated',
  'settings.changed',
  'job.retried',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = [
  'staff',
  'invitation',
  'order',
  'customer',
  'product',
  'review',
  'job',
  'shop',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The changed values, without personal data. */
const facts = /* @__PURE__ */ v.nullable(v.record(v.string(), v.unknown()));

export const auditEntry = /* @__PURE__ */ v.object({
  id: v.number(),
  at: moment,
  /** Null for the command line. */
  actor: v.nullable(v.object({ id: v.number(), name: v.string() })),
  action: v.picklist(auditActions),
  subject: v.object({ kind: v.picklist(auditSubjects), id: v.nullable(v.string()) }),
  before: facts,
  after: facts,
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

export const listAuditQuery = /* @__PURE__ */ v.strictObject({
  ...pageParameters,
  actor: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))),
  kind: v.optional(v.picklist(auditSubjects)),
  /** With `kind`. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});
export type ListAuditQuery = v.InferOutput<typeof listAuditQuery>;

/** Newest first. */
export const listAudit = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/audit',
  summary: 'What staff did',
  access: 'staff',
  roles: ownerRole,
  query: listAuditQuery,
  responses: { 200: pageOf(auditEntry), ...staffFailures },
});
