/** An address that the shop asks for its rates, as `shop.json` says it. */
import { currencyCodes, type CurrencyCode } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';
import { needed } from '../import/fields.ts';
import { writeSetting } from '../store-info/write-setting.ts';

/** The pair of a rate: units of the second currency for one of the first. */
export const pairOf = ({
  from,
  to,
}: {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
}): string => `${from}/${to}`;

const currency = `(?:${currencyCodes.join('|')})`;
const pair = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${currency}/${currency}$`), 'is no pair such as USD/PYG'),
);

/** A place in an answer: names and numbers of entries with points between them. */
const field = v.pipe(
  needed(200),
  v.regex(/^[^.]+(?:\.[^.]+)*$/, 'is no field such as rates.PYG'),
);

const wholeFrom = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least, `is less than ${least}`),
    v.maxValue(most, `is more than ${most}`),
  );

export const ratesFrom = v.strictObject({
  /** Answers with JSON. */
  address: v.pipe(
    needed(1000),
    v.url('is no address such as https://rates.example/usd.json'),
    v.startsWith('https://', 'has to begin with https://'),
  ),
  everyMinutes: wholeFrom(5, 1440),
  /** By how much one answer may change a rate. */
  mostJumpPercent: wholeFrom(1, 50),
  /** How old an answer may be. */
  mostAgeHours: wholeFrom(1, 720),
  /** The field that says of which moment the answer is: ISO 8601, a date, or seconds since 1970. */
  at: field,
  /** The fields of the rates by pair. */
  fields: v.pipe(v.record(pair, field), v.minEntries(1, 'names no pair')),
});

export type RatesFrom = v.InferOutput<typeof ratesFrom>;

const key = 'rates_from';

/** Undefined where rates are set by hand. */
export async function readRatesFrom(db: Db): Promise<RatesFrom | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row && v.parse(ratesFrom, JSON.parse(row.value));
}

export async function writeRatesFrom(db: Db, from: RatesFrom | undefined): Promise<void> {
  if (from) await writeSetting(db, key, JSON.stringify(from));
  else await db.delete(settings).where(eq(settings.key, key));
}
