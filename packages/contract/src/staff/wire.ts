/** Value formats of the back office's calls. They are read strictly, both ways. */
import * as v from 'valibot';
import { forbiddenError, messageError, validationError } from '../errors.ts';
import { idParameter, langParameter, textInBody } from '../wire.ts';
import { staffLengths } from './limits.ts';

/** Every call's address begins with it. */
export const backOfficePath = '/back-office/';

/** ISO 8601 in UTC. */
export const moment = /* @__PURE__ */ v.pipe(v.string(), v.isoTimestamp());

/** In minor units of the currency, exact. */
export const staffMoney = /* @__PURE__ */ v.object({
  minor: v.pipe(v.number(), v.safeInteger()),
  currency: v.picklist(['USD', 'PYG', 'BRL', 'ARS']),
});
export type StaffMoney = v.InferOutput<typeof staffMoney>;

/** A text in both of the shop's languages. */
export const bothLanguages = /* @__PURE__ */ v.object({ pt: v.string(), es: v.string() });
export type BothLanguages = v.InferOutput<typeof bothLanguages>;

/**
 * Both texts, neither of them blank.
 * @param most in characters
 */
/* @__NO_SIDE_EFFECTS__ */
export const bothLanguagesBody = (most: number) => {
  const text = v.pipe(v.string(), v.regex(/\S/), v.maxLength(most));
  return v.strictObject({ pt: text, es: text });
};

/**
 * Both texts, each one line.
 * @param most in characters
 */
/* @__NO_SIDE_EFFECTS__ */
export const bothLanguagesLine = (most: number) => {
  const line = textInBody(most);
  return v.strictObject({ pt: line, es: line });
};

/**
 * The version of a thing that a page has shown: sent back with a change, which is 409 when the
 * thing has changed meanwhile. Opaque.
 */
export const version = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** Where the next page begins; opaque. */
export const cursor = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[\w-]{1,300}$/));

/** Parameters of every list that has pages. */
export const pageParameters = {
  lang: /* @__PURE__ */ v.optional(langParameter),
  after: /* @__PURE__ */ v.optional(cursor),
};

/** A page of a list; `next` is null on the last one. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ data: v.array(row), next: v.nullable(v.string()) });

export const searchText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(staffLengths.search));

export const staffId = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1));

export const staffIdParams = /* @__PURE__ */ v.strictObject({ id: idParameter });
export type StaffIdParams = v.InferOutput<typeof staffIdParams>;

/** The language of sentences. */
export const staffQuery = /* @__PURE__ */ v.strictObject({ lang: v.optional(langParameter) });
export type StaffQuery = v.InferOutput<typeof staffQuery>;

export const versionBody = /* @__PURE__ */ v.strictObject({ version });
export type VersionBody = v.InferOutput<typeof versionBody>;

export const staffDone = /* @__PURE__ */ v.object({ message: v.string() });
export type StaffDone = v.InferOutput<typeof staffDone>;

/**
 * Failures of every call: 401 without a session or after its end, 403 for another role or origin.
 */
export const staffFailures = {
  401: messageError,
  403: forbiddenError,
  422: validationError,
  429: messageError,
  503: messageError,
};

/** A call about one thing, which may not exist. */
export const oneFailures = { ...staffFailures, 404: messageError };

/** A change of one thing, which may have changed meanwhile. */
export const changeFailures = { ...oneFailures, 409: messageError };

/**
 * The last time that staff changed a thing; null for never. `by` is null for the command line. Sales,
 * imports and rates of an address change things too.
 */
export const lastChange = /* @__PURE__ */ v.nullable(
  v.object({ by: v.nullable(v.object({ id: v.number(), name: v.string() })), at: moment }),
);
export type LastChange = v.InferOutput<typeof lastChange>;

/** 409 of what a form edits: whose change it would have overwritten. */
export const changeConflict = /* @__PURE__ */ v.object({ ...messageError.entries, lastChange });
export type ChangeConflict = v.InferOutput<typeof changeConflict>;

/** A change of what a form edits. */
export const editFailures = { ...oneFailures, 409: changeConflict };
