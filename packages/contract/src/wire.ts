/**
 * Value formats of the store's JSON. Responses are read leniently, where the API spells a value in
 * two ways; requests strictly.
 */
import * as v from 'valibot';
import { oneLine, plainLines } from './rules/one-line.ts';

/** A number, or the same number as text. */
export const wireId = /* @__PURE__ */ v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.digits()),
]);
export type WireId = v.InferOutput<typeof wireId>;

/** A boolean, or 1 and 0. */
export const wireFlag = /* @__PURE__ */ v.union([v.boolean(), v.picklist([0, 1])]);
export type WireFlag = v.InferOutput<typeof wireFlag>;

/** A number, or the same number as text (`qtde`). */
export const wireQuantity = /* @__PURE__ */ v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\d+(\.0+)?$/)),
]);
export type WireQuantity = v.InferOutput<typeof wireQuantity>;

/** A decimal string with a point, never a binary float. */
export const wireDecimal = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));

/** ISO 8601 with offset. */
export const wireTimestamp = /* @__PURE__ */ v.pipe(v.string(), v.isoTimestamp());

/** An id in the shop's numbering: 1 R$, 2 U$, 3 G$, 4 P$. */
export const wireCurrency = /* @__PURE__ */ v.object({
  id: wireId,
  simbolo: v.optional(v.string()),
  casas_decimais: v.optional(wireQuantity),
});
export type WireCurrency = v.InferOutput<typeof wireCurrency>;

/**
 * A currency of orders and delivery options, with their own id numbering: 1 U$, 2 R$, 3 G$
 * (accounts.md §9). `codigo`, if present, is the ISO 4217 code and takes precedence.
 */
export const wireOrderCurrency = /* @__PURE__ */ v.object({
  id: v.optional(wireId),
  simbolo: v.optional(v.string()),
  casas_decimais: v.optional(wireQuantity),
  codigo: v.optional(v.string()),
});
export type WireOrderCurrency = v.InferOutput<typeof wireOrderCurrency>;

/** The address of the default size. */
export const wireImage = /* @__PURE__ */ v.object({ url: v.string() });
export type WireImage = v.InferOutput<typeof wireImage>;

/**
 * One line of text that is not only blanks; several lines become one.
 * @param most in characters
 */
/* @__NO_SIDE_EFFECTS__ */
export const textInBody = (most: number) =>
  v.pipe(v.string(), v.regex(/\S/), v.maxLength(most), v.transform(oneLine), v.minLength(1));

/** Plain text of several lines, without invisible characters; may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const linesInBody = (most: number) =>
  v.pipe(v.string(), v.transform(plainLines), v.maxLength(most));

/** Within the database's integer range. */
export const idInBody = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(2_147_483_647),
);

/** `es` is Spanish; Portuguese by default. */
export const langParameter = /* @__PURE__ */ v.picklist(['es', 'pt']);
export type Lang = v.InferOutput<typeof langParameter>;

/**
 * The currency of prices, in the shop's numbering. Guarani prices (3) include I.V.A., for
 * residents; others exclude it, for foreigners.
 */
export const currencyParameter = /* @__PURE__ */ v.picklist(['1', '2', '3', '4']);
export type CurrencyParameter = v.InferOutput<typeof currencyParameter>;

export const flagParameter = /* @__PURE__ */ v.picklist(['0', '1']);

export const idParameter = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/));

/** Parameters that every call accepts. */
export const localeQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  moeda_id: v.optional(currencyParameter),
});
export type LocaleQuery = v.InferOutput<typeof localeQuery>;
