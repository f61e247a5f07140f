import { taxPercents } from '@ponte/regional/money';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { mostPictures, staffLengths } from './limits.ts';
import { catalogueRoles, goodsRoles } from './roles.ts';
import { shelfReasons, staffPieces } from './stock.ts';
import {
  bothLanguages,
  editFailures,
  lastChange,
  pageOf,
  pageParameters,
  oneFailures,
  searchText,
  staffFailures,
  staffIdParams,
  staffMoney,
  staffQuery,
  version,
} from './wire.ts';

const productInList = {
  id: v.number(),
  code: v.string(),
  slug: v.string(),
  /** The other is empty where there is only one language. */
  name: bothLanguages,
  brand: v.nullable(v.string()),
  /** As stored: with or without I.V.A., as the shop's setting says; null where it is on request. */
  price: v.nullable(staffMoney),
  inStock: v.boolean(),
  inPhysicalStock: v.boolean(),
  pieces: staffPieces,
  showPrice: v.boolean(),
  /** Otherwise it is hidden. */
  active: v.boolean(),
  /** An address. */
  picture: v.nullable(v.string()),
};

export const staffProductInList = /* @__PURE__ */ v.object(productInList);
export type StaffProductInList = v.InferOutput<typeof staffProductInList>;

/** `out`: none can be ordered; `few`: three pieces or fewer are free. */
export const stockFilters = ['out', 'few'] as const;
export type StockFilter = (typeof stockFilters)[number];

export const listStaffProductsQuery = /* @__PURE__ */ v.strictObject({
  ...pageParameters,
  /** The beginnings of words of the code or the names, whatever their case, accents and signs. */
  search: v.optional(searchText),
  stock: v.optional(v.picklist(stockFilters)),
});
export type ListStaffProductsQuery = v.InferOutput<typeof listStaffProductsQuery>;

/** The newest first. */
export const listStaffProducts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/products',
  summary: 'Products',
  access: 'staff',
  roles: goodsRoles,
  query: listStaffProductsQuery,
  responses: {
    200: pageOf(staffProductInList),
    ...staffFailures,
  },
});

export const staffProduct = /* @__PURE__ */ v.object({
  ...productInList,
  category: v.nullable(bothLanguages),
  department: v.nullable(bothLanguages),
  /** In percent. */
  taxPercent: v.number(),
  /** Orders with promised pieces that the shelf lacks, the newest first; at most 20. */
  shortOrders: v.array(v.object({ id: v.number(), number: v.string(), quantity: v.number() })),
  /** In the order in which they are shown; `key` is sent back, `url` is shown. */
  pictures: v.array(v.object({ key: v.string(), url: v.string() })),
  /** Of the storefront in the language of the call. */
  url: v.string(),
  version: v.string(),
  lastChange,
});
export type StaffProduct = v.InferOutput<typeof staffProduct>;

export const getStaffProduct = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/products/{id}',
  summary: 'A product',
  access: 'staff',
  roles: goodsRoles,
  params: staffIdParams,
  query: staffQuery,
  responses: { 200: staffProduct, ...oneFailures },
});

/** The changes; an absent field stays. */
export const updateStaffProductBody = /* @__PURE__ */ v.strictObject({
  version,
  /** More than nothing, in cents; null where it is on request, which `showPrice` refuses. */
  priceUsdCents: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50_000_000))),
  ),
  taxPercent: v.optional(v.pipe(v.number(), v.values(taxPercents))),
  inStock: v.optional(v.boolean()),
  inPhysicalStock: v.optional(v.boolean()),
  /** Pieces on the shelf, promised ones included; null when they are not counted. */
  shelf: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  ),
  /** The reason of another `shelf`; `count` by default. */
  shelfReason: v.optional(v.picklist(shelfReasons)),
  showPrice: v.optional(v.boolean()),
  active: v.optional(v.boolean()),
  /**
   * Keys in their new order, of the product's pictures and of stored ones; one that is left out is
   * removed.
   */
  pictures: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(staffLengths.picture))),
      v.maxLength(mostPictures),
    ),
  ),
});
export type UpdateStaffProductBody = v.InferOutput<typeof updateStaffProductBody>;

/** 409 when a field that is sent was changed meanwhile, to something else; others may change beside it. */
export const updateStaffProduct = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/back-office/products/{id}',
  summary: 'Change a product’s price, stock and pictures',
  access: 'staff',
  roles: catalogueRoles,
  params: staffIdParams,
  query: staffQuery,
  body: updateStaffProductBody,
  responses: { 200: staffProduct, ...editFailures },
});

/** In the columns of the import, in UTF-8 with a byte order mark. */
export const exportProducts = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/products.csv',
  summary: 'Products as csv',
  access: 'staff',
  roles: catalogueRoles,
  query: staffQuery,
  file: 'text/csv',
  responses: { 200: v.blob(), ...staffFailures },
});
