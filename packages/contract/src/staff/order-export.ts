import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { langParameter } from '../wire.ts';
import { ownerRole } from './roles.ts';
import { staffFailures } from './wire.ts';

/** An existing date in the years 2000 to 2999. */
const day = /* @__PURE__ */ v.pipe(
  v.string(),
  v.isoDate(),
  v.regex(/^2/),
  v.check((text) => new Date(text).getUTCDate() === Number(text.slice(-2))),
);

export const exportOrdersQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  /** The first and the last day in the shop's time, both included; `to` before `from` is 422. */
  from: v.optional(day),
  to: v.optional(day),
});
export type ExportOrdersQuery = v.InferOutput<typeof exportOrdersQuery>;

/**
 * A line for each line of an order, and for each movement of its money other than as asked: in
 * UTF-8 with a byte order mark, with semicolons, decimal commas and times of the shop, as
 * spreadsheets of both countries open it. After a failure the response is broken off.
 */
export const exportOrders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/orders.csv',
  summary: 'Orders as csv',
  access: 'staff',
  roles: ownerRole,
  query: exportOrdersQuery,
  file: 'text/csv',
  responses: { 200: v.blob(), ...staffFailures },
});
