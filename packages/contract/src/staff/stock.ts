import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { goodsRoles } from './roles.ts';
import { moment, oneFailures, pageOf, pageParameters, staffIdParams } from './wire.ts';

/** Pieces of a product in the store. */
export const staffPieces = /* @__PURE__ */ v.object({
  /** On the shelf, promised ones included; null when pieces are not counted. */
  shelf: v.nullable(v.number()),
  /**
   * Promised to orders that can be paid or collected. More than the shelf has: some are missing.
   */
  promised: v.number(),
  /** What can be sold, at least 0; null when pieces are not counted. */
  free: v.nullable(v.number()),
});
export type StaffPieces = v.InferOutput<typeof staffPieces>;

/** Why staff change what is on the shelf: they counted it, or correct a mistake. */
export const shelfReasons = ['count', 'correction'] as const;
export type ShelfReason = (typeof shelfReasons)[number];

/**
 * Why pieces moved: an import; a promise to an order, and its end without a payment; goods that
 * left the store; a refund before that; goods that came back; staff.
 */
export const stockReasons = [
  'import',
  'order',
  'unpaid',
  'handOver',
  'refund',
  'return',
  ...shelfReasons,
] as const;
export type StockReason = (typeof stockReasons)[number];

export const stockMovement = /* @__PURE__ */ v.object({
  id: v.number(),
  at: moment,
  reason: v.picklist(stockReasons),
  /** Null in both when pieces were not counted. */
  shelf: v.object({ before: v.nullable(v.number()), after: v.nullable(v.number()) }),
  promised: v.object({ before: v.number(), after: v.number() }),
  /** The order. */
  order: v.nullable(v.object({ id: v.number(), number: v.string() })),
  /** The member of staff. */
  by: v.nullable(v.object({ id: v.number(), name: v.string() })),
});
export type StockMovement = v.InferOutput<typeof stockMovement>;

export const listStockMovementsQuery = /* @__PURE__ */ v.strictObject(pageParameters);
export type ListStockMovementsQuery = v.InferOutput<typeof listStockMovementsQuery>;

/** The newest first. */
export const listStockMovements = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/products/{id}/stock-movements',
  summary: 'Changes of a product’s pieces',
  access: 'staff',
  roles: goodsRoles,
  params: staffIdParams,
  query: listStockMovementsQuery,
  responses: { 200: pageOf(stockMovement), ...oneFailures },
});
