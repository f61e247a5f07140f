/**
 * The forms that values take in the store's JSON. Answers are described liberally, where the API
 * is known to spell a value in two ways; requests strictly.
 */
import * as v from 'valibot';

/** A record's id: a number, or the same number as text. */
export const wireId = /* @__PURE__ */ v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.digits()),
]);
export type WireId = v.InferOutput<typeof wireId>;

/** Yes or no: a boolean, or 1 and 0. */
export const wireFlag = /* @__PURE__ */ v.union([v.boolean(), v.picklist([0, 1])]);
export type WireFlag = v.InferOutput<typeof wireFlag>;

/** A whole count: a number, or the same number as text (`qtde`). */
export const wireQuantity = /* @__PURE__ */ v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\d+(\.0+)?$/)),
]);
export type WireQuantity = v.InferOutput<typeof wireQuantity>;

/** An amount of money or a rate: a decimal number as text, with a point, never a binary float. */
export const wireDecimal = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));

/** A moment, ISO 8601 with its offset. */
export const wireTimestamp = /* @__PURE__ */ v.pipe(v.string(), v.isoTimestamp());

/** A currency by its id in the shop's numbering: 1 R$, 2 U$, 3 G$, 4 P$. */
export const wireCurrency = /* @__PURE__ */ v.object({
  id: wireId,
  simbolo: v.optional(v.string()),
  casas_decimais: v.optional(wireQuantity),
});
export type WireCurrency = v.InferOutput<typeof wireCurrency>;

/**
 * A currency of orders and delivery options. Its id is in their own numbering: 1 U$, 2 R$, 3 G$
 * (accounts.md §9). `codigo`, when there, is the ISO 4217 code and settles all doubt.
 */
export const wireOrderCurrency = /* @__PURE__ */ v.object({
  id: v.optional(wireId),
  simbolo: v.optional(v.string()),
  casas_decimais: v.optional(wireQuantity),
  codigo: v.optional(v.string()),
});
export type WireOrderCurrency = v.InferOutput<typeof wireOrderCurrency>;

/** A picture: the address of its default size. */
export const wireImage = /* @__PURE__ */ v.object({ url: v.string() });
export type WireImage = v.InferOutput<typeof wireImage>;

/**
 * Text that says something: blanks are as good as nothing.
 *
 * @param most how many characters it may have
 */
/* @__NO_SIDE_EFFECTS__ */
export const textInBody = (most: number) => v.pipe(v.string(), v.regex(/\S/), v.maxLength(most));

/** A record's id in a body: as far as the database counts. */
export const idInBody = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(2_147_483_647),
);

/** What a request says about language: Spanish for Paraguay; Portuguese when absent. */
export const langParameter = /* @__PURE__ */ v.picklist(['es', 'pt']);
export type Lang = v.InferOutput<typeof langParameter>;

/**
 * The currency that a request asks prices in, in the shop's numbering. Guaranis (3) are prices with
 * I.V.A., for residents; the others are prices without it, for foreigners.
 */
export const currencyParameter = /* @__PURE__ */ v.picklist(['1', '2', '3', '4']);
export type CurrencyParameter = v.InferOutput<typeof currencyParameter>;

/** Yes (`1`) or no (`0`) in an address. */
export const flagParameter = /* @__PURE__ */ v.picklist(['0', '1']);

/** A record's id in an address. */
export const idParameter = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/));

/** The parameters that every call understands. */
export const localeQuery = /* @__PURE__ */ v.strictObject({
  lang: v.optional(langParameter),
  moeda_id: v.optional(currencyParameter),
});
export type LocaleQuery = v.InferOutput<typeof localeQuery>;
