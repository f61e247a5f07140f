import * as v from 'valibot';
import { wireError, type ValidationError, type WireError } from './errors.ts';
import type { CheckoutConflict } from './orders.ts';
import type { ApiError } from './result.ts';
import { wireDecimal } from './wire.ts';

/**
 * Maps a failed response (storefront.md §8). If its body doesn't fit the catalogue, the status
 * alone decides.
 * @param retryAfter the Retry-After header, if any
 * @param now milliseconds since 1970
 */
export function errorOfResponse(
  status: number,
  bodyText: string,
  retryAfter: string | null,
  now: number,
): ApiError {
  const body = bodyOf(bodyText);
  const message = body.message ?? '';
  const { fields, messages } = detailsOf(body);
  switch (status) {
    case 401:
      return { kind: 'unauthorized', message };
    case 403:
      return { kind: 'forbidden', messages };
    case 404:
      return { kind: 'notFound' };
    case 408:
      return { kind: 'timeout' };
    case 409:
      return conflictOf(message, bodyText);
    case 413:
      return { kind: 'tooLarge' };
    case 422:
      return { kind: 'validation', fields, message, ...shortageOf(bodyText) };
    case 429:
      return { kind: 'rateLimited', refusedAt: now, retryAt: momentOf(retryAfter, now) };
    default:
      return status >= 500
        ? serverFault(status, millisecondsOf(retryAfter))
        : { kind: 'badRequest', messages };
  }
}

function serverFault(status: number, retryAfterMs: number | null): ApiError {
  return retryAfterMs === null
    ? { kind: 'server', status }
    : { kind: 'server', status, retryAfterMs };
}

function bodyOf(text: string): WireError {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), wireError), text);
  return result.success ? result.output : {};
}

const wireAmounts = /* @__PURE__ */ v.object({
  valor_total: /* @__PURE__ */ v.optional(wireDecimal),
  valor_frete: /* @__PURE__ */ v.optional(wireDecimal),
}) satisfies v.GenericSchema<unknown, Omit<CheckoutConflict, 'message'>>;

/** A checkout's conflict has current amounts; others have none. */
function conflictOf(message: string, text: string): ApiError {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), wireAmounts), text);
  const { valor_total: total, valor_frete: shipping } = result.success ? result.output : {};
  return total === undefined && shipping === undefined
    ? { kind: 'conflict', message }
    : { kind: 'conflict', message, amounts: { total, shipping } };
}

const wireShortage = /* @__PURE__ */ v.object({
  restantes: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()),
}) satisfies v.GenericSchema<unknown, Pick<ValidationError, 'restantes'>>;

/** What is left of lines that ask for too many pieces; other refusals say nothing of it. */
function shortageOf(text: string): { readonly left?: Readonly<Record<string, number>> } {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), wireShortage), text);
  return result.success ? { left: result.output.restantes } : {};
}

function detailsOf(body: WireError): {
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly messages: readonly string[];
} {
  const { errors, message } = body;
  if (errors && !Array.isArray(errors)) {
    return { fields: errors, messages: Object.values(errors).flat() };
  }
  const listed = errors ?? body.messages ?? [];
  return { fields: {}, messages: listed.length > 0 || !message ? listed : [message] };
}

function momentOf(retryAfter: string | null, now: number): number | null {
  const ms = millisecondsOf(retryAfter);
  return ms === null ? null : now + ms;
}

/** Only seconds are supported; a date would need the server's clock. */
function millisecondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : null;
}
