/** What the address answers that the shop asks for its rates, read exactly: no number becomes a float. */
import * as v from 'valibot';
import { jumps, rateForm, rateUnits } from '../../platform/pricing/exact-rate.ts';
import { trimDecimal } from '../../platform/pricing/prices.ts';
import { pairOf, type RatesFrom } from '../shop-settings/rates-from.ts';
import type { ShopSettings } from '../shop-settings/shop-json.ts';
import type { RatesRefusal } from './rates-state.ts';

type Rates = ShopSettings['rates'];

/** What an answer makes of the rates, or why it changes nothing. */
export type RateAnswer =
  | { readonly ok: true; readonly at: Date; readonly rates: Rates }
  | { readonly ok: false; readonly refusal: RatesRefusal };

interface Asked {
  readonly from: RatesFrom;
  /** The rates that hold. */
  readonly rates: Rates;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Whether there was an answer before: what holds longer than an answer's moment is older than it. */
  readonly isFirst: boolean;
}

/** Clocks differ. In milliseconds. */
const aheadMs = 10 * 60_000;

const hourMs = 3_600_000;

/** Reads an answer; all of its rates count or none. */
export function readRateAnswer(text: string, { from, rates, now, isFirst }: Asked): RateAnswer {
  const refuse = (code: RatesRefusal['code'], params: RatesRefusal['params'] = {}): RateAnswer => ({
    ok: false,
    refusal: { code, params },
  });
  const answer = parseExactly(text);
  if (answer === undefined) return refuse('notJson');
  const at = momentOf(fieldOf(answer, from.at));
  if (!at) return refuse('moment', { field: from.at });
  const moment = at.toISOString();
  if (at.getTime() > now + aheadMs) return refuse('future', { moment });
  if (at.getTime() < now - from.mostAgeHours * hourMs) {
    return refuse('old', { moment, hours: String(from.mostAgeHours) });
  }
  const read: Rates = [];
  for (const rate of rates) {
    const pair = pairOf(rate);
    const field = from.fields[pair];
    const isNewer = isFirst || rate.since === undefined || Date.parse(rate.since) < at.getTime();
    if (field === undefined || !isNewer) {
      read.push(rate);
      continue;
    }
    const value = fieldOf(answer, field);
    if (typeof value !== 'string' || !rateForm.test(value) || rateUnits(value) === 0n) {
      return refuse('rate', { pair, field });
    }
    const percent = from.mostJumpPercent;
    if (jumps(rate.rate, value, percent)) {
      const params = { pair, before: rate.rate, after: trimDecimal(value) };
      return refuse('jump', { ...params, percent: String(percent) });
    }
    const isSame = rateUnits(value) === rateUnits(rate.rate);
    read.push(isSame ? rate : { ...rate, rate: trimDecimal(value), since: moment });
  }
  return { ok: true, at, rates: read };
}

/** Numbers as they are written. */
function parseExactly(text: string): unknown {
  try {
    return JSON.parse(
      text,
      (_key, value: unknown, context?: { readonly source?: string }): unknown =>
        typeof value === 'number' ? context?.source : value,
    );
  } catch {
    return undefined;
  }
}

/** The value at a place such as `rates.PYG` or `list.0.sell`. */
function fieldOf(answer: unknown, place: string): unknown {
  let value = answer;
  for (const name of place.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = Object.getOwnPropertyDescriptor(value, name)?.value;
  }
  return value;
}

const writtenMoment = v.union([
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.string(), v.isoDate()),
]);

/** A moment with its offset, a day (from its beginning in UTC on), or seconds since 1970. */
function momentOf(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^\d{9,11}$/.test(value)) return new Date(Number(value) * 1000);
  if (!v.is(writtenMoment, value)) return undefined;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
