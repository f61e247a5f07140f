import { parseCep } from '@ponte/regional/postal';
import * as v from 'valibot';
import { addressLengths } from '../limits.ts';
import type { Rule } from './rule.ts';
import { optionalLines, optionalText, requiredChoice, requiredText } from './texts.ts';

const lengths = addressLengths;

/** With or without punctuation. */
export const isPostalCode = (text: string): boolean => parseCep(text).ok;

const place = {
  stateId: requiredChoice('estadoRequired'),
  cityId: requiredChoice('cidadeRequired'),
};

const anyAddress = {
  name: requiredText(lengths.name),
  street: requiredText(lengths.street),
  number: requiredText(lengths.number),
  district: requiredText(lengths.district),
  complement: optionalText(lengths.complement),
  directions: optionalLines(lengths.directions),
  ...place,
};

/** In Brazil: the postal code gives city and state. */
export const brazilianAddressForm = /* @__PURE__ */ v.object({
  ...anyAddress,
  postalCode: v.pipe(
    requiredText(lengths.postalCode),
    v.check(isPostalCode, 'postalCode' satisfies Rule),
  ),
});

/** Elsewhere: state and city are chosen, and there is no postal code. */
export const otherAddressForm = /* @__PURE__ */ v.object({
  ...anyAddress,
  postalCode: optionalText(lengths.postalCode),
});
export type AddressValues = v.InferInput<typeof otherAddressForm>;

/** A valid new address. */
export type NewAddress = v.InferOutput<typeof otherAddressForm>;
