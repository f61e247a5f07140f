/** What staff do with an order. */
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { staffOrder } from './orders.ts';
import { ordersRoles, ownerRole } from './roles.ts';
import { changeFailures, staffIdParams, staffQuery, version, versionBody } from './wire.ts';

/** An action on the version of an order that the caller has seen. */
const orderAct = {
  method: 'POST',
  access: 'staff',
  params: staffIdParams,
  query: staffQuery,
  body: versionBody,
  responses: { 200: staffOrder, ...changeFailures },
} as const;

export const handOverOrderBody = /* @__PURE__ */ v.strictObject({
  /** As the buyer shows it; case, blanks and hyphens don't count. */
  pickupCode: v.pipe(v.string(), v.regex(/\S/), v.maxLength(40)),
  version,
});
export type HandOverOrderBody = v.InferOutput<typeof handOverOrderBody>;

/** 422 on `pickupCode` when it is wrong; 429 after ten wrong ones for one order or person. */
export const handOverOrder = /* @__PURE__ */ endpoint({
  ...orderAct,
  path: '/back-office/orders/{id}/hand-over',
  summary: 'Record that an order was handed over',
  roles: ordersRoles,
  body: handOverOrderBody,
});

export const deliverOrderBody = /* @__PURE__ */ v.strictObject({
  /** The name of who received or brought it. */
  handedOverTo: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  version,
});
export type DeliverOrderBody = v.InferOutput<typeof deliverOrderBody>;

/** Of a home delivery, which needs no pickup code: the buyer gets a mail. */
export const deliverOrder = /* @__PURE__ */ endpoint({
  ...orderAct,
  path: '/back-office/orders/{id}/deliver',
  summary: 'Record that an order was brought to the door',
  roles: ordersRoles,
  body: deliverOrderBody,
});

/** Of a home delivery; blank is none. */
const tracking = {
  /** Of a home delivery, where its carrier has it. */
  trackingNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  /** The carrier's tracking page, https. */
  trackingLink: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(500),
      v.regex(/^(?:[Hh][Tt][Tt][Pp][Ss]:\/\/[^\s/@]+(?:[/?#]\S*)?)?$/),
    ),
  ),
};

export const shipOrderBody = /* @__PURE__ */ v.strictObject({ version, ...tracking });
export type ShipOrderBody = v.InferOutput<typeof shipOrderBody>;

/** Ready at the counter, or on its way: the buyer gets a mail. Tracking of a pickup is 422. */
export const shipOrder = /* @__PURE__ */ endpoint({
  ...orderAct,
  body: shipOrderBody,
  path: '/back-office/orders/{id}/ship',
  summary: 'Mark an order as ready, or as sent',
  roles: ordersRoles,
});

export const trackOrderBody = /* @__PURE__ */ v.strictObject({ version, ...tracking });
export type TrackOrderBody = v.InferOutput<typeof trackOrderBody>;

/** Corrects the tracking of a home delivery that is on its way: the buyer gets a mail. */
export const trackOrder = /* @__PURE__ */ endpoint({
  ...orderAct,
  body: trackOrderBody,
  path: '/back-office/orders/{id}/tracking',
  summary: 'Correct the tracking of an order on its way',
  roles: ordersRoles,
});

export const refundOrderBody = /* @__PURE__ */ v.strictObject({
  version,
  /** Whether the goods are back on the shelf; required once they have left the store. */
  backOnShelf: v.optional(v.boolean()),
});
export type RefundOrderBody = v.InferOutput<typeof refundOrderBody>;

/**
 * Accepts the money that is there, as the caller has seen it: an unpaid order is then paid, and one
 * with missing money can be handed over.
 */
export const acceptOrderMoney = /* @__PURE__ */ endpoint({
  ...orderAct,
  path: '/back-office/orders/{id}/accept-money',
  summary: 'Accept another amount than was asked for',
  roles: ownerRole,
});

/**
 * All that is left of its money: `refunded` once the payment provider has confirmed, `refundingAt` until then. 422 on
 * `backOnShelf` when it is needed and absent.
 */
export const refundOrder = /* @__PURE__ */ endpoint({
  ...orderAct,
  body: refundOrderBody,
  path: '/back-office/orders/{id}/refund',
  summary: 'Pay an order back',
  roles: ownerRole,
});

export const chargeBackOrderBody = /* @__PURE__ */ v.strictObject({
  version,
  /** Such as the number of the dispute; without data of the customer. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});
export type ChargeBackOrderBody = v.InferOutput<typeof chargeBackOrderBody>;

/**
 * For a payment provider that does not report it. It stands whatever the provider reports, until the
 * command `order ask` asks it on purpose.
 */
export const chargeBackOrder = /* @__PURE__ */ endpoint({
  ...orderAct,
  body: chargeBackOrderBody,
  path: '/back-office/orders/{id}/charge-back',
  summary: "Record that the buyer's bank took the money of an order back",
  roles: ownerRole,
});

/** Ends its payment page. 409 when it was paid meanwhile, 503 when the provider does not say. */
export const cancelUnpaidOrder = /* @__PURE__ */ endpoint({
  ...orderAct,
  path: '/back-office/orders/{id}/cancel',
  summary: 'Cancel an order that nobody has paid',
  roles: ordersRoles,
});
