import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { emailLength } from './limits.ts';
import { getProductDetailsParams } from './products.ts';
import { emailPattern } from './rules/email.ts';
import { flagParameter, langParameter, localeQuery, wireFlag } from './wire.ts';

/** `estoque`: in stock again; `preco`: cheaper than now. */
export const alertKinds = ['estoque', 'preco'] as const;
export type WireAlertKind = (typeof alertKinds)[number];

/** A guest gives an address; a customer's own is used. */
export const askAlertBody = /* @__PURE__ */ v.strictObject({
  tipo: v.picklist(alertKinds),
  email: v.optional(v.pipe(v.string(), v.maxLength(emailLength), v.regex(emailPattern))),
});
export type AskAlertBody = v.InferOutput<typeof askAlertBody>;

/** With `confirmado` false it counts once the link in a mail was followed. */
export const wireAskedAlert = /* @__PURE__ */ v.object({
  message: v.string(),
  confirmado: wireFlag,
});
export type WireAskedAlert = v.InferOutput<typeof wireAskedAlert>;

/**
 * Asks for one mail about a product. A guest gets the same answer for every address. 409 when there
 * is nothing to wait for, or a customer has too many open alerts.
 */
export const askAlert = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/products/{slugOrId}/alerts',
  summary: 'Ask for a mail when a product is in stock again or cheaper',
  access: 'optional',
  params: getProductDetailsParams,
  query: localeQuery,
  body: askAlertBody,
  responses: {
    200: wireAskedAlert,
    401: messageError,
    404: messageError,
    409: messageError,
    422: validationError,
    429: messageError,
  },
});

/** The secret part of a mail's link. */
export const alertLinkParams = /* @__PURE__ */ v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w.-]{16,200}$/)),
});
export type AlertLinkParams = v.InferOutput<typeof alertLinkParams>;

/**
 * Confirms a guest's address by the link of the mail. Idempotent. A browser that posts a form
 * itself is redirected to a page of the storefront (303).
 */
export const confirmAlert = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/alerts/{token}/confirm',
  summary: 'Confirm an asked mail by the link that was sent',
  access: 'public',
  params: alertLinkParams,
  query: localeQuery,
  responses: { 200: messageError, 404: messageError, 422: validationError, 429: messageError },
});

export const leaveAlertsQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  todos: v.optional(flagParameter),
});
export type LeaveAlertsQuery = v.InferOutput<typeof leaveAlertsQuery>;

/**
 * Ends an alert by the link of its mail, or with `todos=1` all of its address. Idempotent; the body
 * is not read, so a mail program may post to it (RFC 8058). A browser that posts a form itself is
 * redirected to a page of the storefront (303).
 */
export const leaveAlerts = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/alerts/{token}/leave',
  summary: 'End an alert, or all of its address, by the link of a mail',
  access: 'public',
  params: alertLinkParams,
  query: leaveAlertsQuery,
  responses: { 200: messageError, 404: messageError, 422: validationError, 429: messageError },
});
