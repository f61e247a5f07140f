import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { offersPhoneDigits } from './limits.ts';
import { localeQuery } from './wire.ts';

/** 10 to 15 digits (storefront.md §5). */
export const subscribeBody = /* @__PURE__ */ v.strictObject({
  celular: v.pipe(
    v.string(),
    v.digits(),
    v.minLength(offersPhoneDigits.min),
    v.maxLength(offersPhoneDigits.max),
  ),
});
export type SubscribeBody = v.InferOutput<typeof subscribeBody>;

/** A number that is already registered gets the same answer. */
export const subscribe = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/contato-newsletter',
  summary: 'Leave a phone number for offers',
  access: 'public',
  query: localeQuery,
  body: subscribeBody,
  responses: { 200: messageError, 422: validationError, 429: messageError },
});
