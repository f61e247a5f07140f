import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { orderStatuses, paymentStatuses, paymentWays } from '../orders.ts';
import { documentTypes } from '../rules/customer-kind.ts';
import { langParameter } from '../wire.ts';
import { auditEntry } from './audit.ts';
import { ordersRoles } from './roles.ts';
import {
  bothLanguages,
  moment,
  pageOf,
  pageParameters,
  oneFailures,
  searchText,
  staffFailures,
  staffIdParams,
  staffMoney,
  staffQuery,
} from './wire.ts';

/**
 * The queue of an order. `paymentCheck`: its money is not as asked, and a person has to decide;
 * `unpaid` can still be paid; `authorized` waits for the provider; `toPrepare` is paid; `ready` is
 * at the counter, or on its way; `refunding` is being paid back, and waits for the provider;
 * `handedOver` and `refunded` are done; `replaced` by another choice of the same cart.
 */
export const orderQueues = [
  'paymentCheck',
  'unpaid',
  'authorized',
  'toPrepare',
  'ready',
  'refunding',
  'handedOver',
  'refunded',
  'replaced',
] as const;
export type OrderQueue = (typeof orderQueues)[number];

/** What the caller may do with an order in its present state. */
export const orderActs = [
  'ship',
  'track',
  'handOver',
  'deliver',
  'accept',
  'refund',
  'chargeBack',
  'cancel',
] as const;
export type OrderAct = (typeof orderActs)[number];

/**
 * Whether an order's money is as asked: `checking` after another amount, or an unknown report;
 * `missing` when some of it went back and the shop did not send it.
 */
export const moneyStates = ['ok', 'checking', 'missing'] as const;

/**
 * A movement of a payment's money: it came as asked, another amount came, it was refunded at the
 * provider, the buyer's bank took it back, it is there again, the shop paid it back, staff accepted
 * what is there, or an unknown report.
 */
export const movementKinds = [
  'approved',
  'otherAmount',
  'refunded',
  'chargedBack',
  'restored',
  'paidBack',
  'accepted',
  'unknown',
] as const;
export type MovementKind = (typeof movementKinds)[number];

const customerInOrder = /* @__PURE__ */ v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  /** E.164. */
  phone: v.string(),
  /** A foreign buyer. */
  foreign: v.boolean(),
});

const orderInList = {
  id: v.number(),
  /** As the buyer sees it. */
  number: v.string(),
  queue: v.picklist(orderQueues),
  status: v.picklist(orderStatuses),
  /** Home delivery; otherwise it is collected. */
  brought: v.boolean(),
  total: staffMoney,
  customer: customerInOrder,
  /** Its first goods, at most 3, and how many different ones there are. */
  bought: v.array(v.object({ productId: v.number(), name: bothLanguages, quantity: v.number() })),
  boughtCount: v.number(),
  /** The buyer's to the shop, plain text with line breaks; null when there is none. */
  note: v.nullable(v.string()),
  createdAt: moment,
  /** The last change of its status, since when it waits. */
  since: moment,
  /** Another order of the same cart was paid too. */
  paidTwice: v.boolean(),
  money: v.picklist(moneyStates),
  /** Since when it is being paid back; null before that, and once it is refunded. */
  refundingAt: v.nullable(moment),
};

export const staffOrderInList = /* @__PURE__ */ v.object(orderInList);
export type StaffOrderInList = v.InferOutput<typeof staffOrderInList>;

export const listStaffOrdersQuery = /* @__PURE__ */ v.strictObject({
  ...pageParameters,
  /**
   * A number, a pickup code, an e-mail address or its beginning, a phone or document in any spelling, or the
   * beginnings of the words of a name, of the goods or of their code. Searches in all queues when `queue` is absent.
   */
  search: v.optional(searchText),
  queue: v.optional(v.picklist(orderQueues)),
});
export type ListStaffOrdersQuery = v.InferOutput<typeof listStaffOrdersQuery>;

/**
 * `authorized`, `toPrepare`, `ready` and `refunding`: what waits longest first; otherwise the newest first. A
 * pickup code finds its order only while it waits.
 */
export const listStaffOrders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/orders',
  summary: 'Orders',
  access: 'staff',
  roles: ordersRoles,
  query: listStaffOrdersQuery,
  responses: {
    200: pageOf(staffOrderInList),
    ...staffFailures,
  },
});

/** Orders of one queue. */
export const orderCount = /* @__PURE__ */ v.object({
  queue: v.picklist(orderQueues),
  /** At most `mostCounted`. */
  count: v.number(),
  /** There are more than were counted. */
  more: v.boolean(),
});
export type OrderCount = v.InferOutput<typeof orderCount>;

export const countStaffOrdersQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  /** As in the list. */
  search: v.optional(searchText),
});
export type CountStaffOrdersQuery = v.InferOutput<typeof countStaffOrdersQuery>;

/** Each queue once, in their order. */
export const countStaffOrders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/order-counts',
  summary: 'How many orders a search finds in each queue',
  access: 'staff',
  roles: ordersRoles,
  query: countStaffOrdersQuery,
  responses: { 200: v.object({ data: v.array(orderCount) }), ...staffFailures },
});

export const staffOrder = /* @__PURE__ */ v.object({
  ...orderInList,
  externalId: v.string(),
  /** The buyer's, which is compared at the counter; null when none is on file. */
  document: v.nullable(v.object({ type: v.picklist(documentTypes), number: v.string() })),
  goods: staffMoney,
  shipping: staffMoney,
  /** The I.V.A. in the total; null in old orders. */
  tax: v.nullable(staffMoney),
  delivery: v.object({
    description: bothLanguages,
    /** Working days from the payment. */
    days: v.number(),
    place: v.string(),
    hours: v.nullable(bothLanguages),
  }),
  handedOverAt: v.nullable(moment),
  /** Of a home delivery: who received or brought it. */
  handedOverTo: v.nullable(v.string()),
  tracking: v.nullable(v.object({ number: v.nullable(v.string()), link: v.nullable(v.string()) })),
  /** Its goods have left the store: a refund says whether they are back. */
  leftStore: v.boolean(),
  items: v.array(
    v.object({
      productId: v.number(),
      code: v.string(),
      name: bothLanguages,
      quantity: v.number(),
      /** Pieces of them that the shelf lacks. */
      missing: v.number(),
      unit: staffMoney,
      subtotal: staffMoney,
      /** An address. */
      picture: v.nullable(v.string()),
    }),
  ),
  payments: v.array(
    v.object({
      provider: v.string(),
      reference: v.string(),
      /** What the buyer chose in the shop; null when nothing. */
      way: v.nullable(v.picklist(paymentWays)),
      status: v.picklist(paymentStatuses),
      /** The amount asked for. */
      amount: staffMoney,
      /** The amount that came; null before. */
      paid: v.nullable(staffMoney),
      /** The total that went back. */
      returned: v.nullable(staffMoney),
      /** The oldest first. */
      movements: v.array(
        v.object({
          kind: v.picklist(movementKinds),
          amount: staffMoney,
          /** The provider's, of `unknown`; staff's reason, of a `chargedBack` that they recorded. */
          word: v.nullable(v.string()),
          at: moment,
        }),
      ),
      createdAt: moment,
      updatedAt: moment,
    }),
  ),
  /** The amount to accept or pay back; null when there is none. */
  left: v.nullable(staffMoney),
  /** Numbers of other paid orders of the same cart. */
  duplicates: v.array(v.object({ id: v.number(), number: v.string() })),
  /** What staff did with it, newest first. */
  history: v.array(auditEntry),
  acts: v.array(v.picklist(orderActs)),
  version: v.string(),
});
export type StaffOrder = v.InferOutput<typeof staffOrder>;

export const getStaffOrder = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/orders/{id}',
  summary: 'An order in full',
  access: 'staff',
  roles: ordersRoles,
  params: staffIdParams,
  query: staffQuery,
  responses: { 200: staffOrder, ...oneFailures },
});
