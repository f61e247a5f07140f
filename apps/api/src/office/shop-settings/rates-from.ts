/** An address that the shop asks for its rates, as `shop.json` says it. */
import type { SettingsProblem } from '@ponte/contract/staff/shop';
import { currencyCodes, type CurrencyCode } from '@ponte/regional/money';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { settings } from '../../platform/db/schema/index.ts';
import { described } from '../../platform/store-info/described.ts';
import { writeSetting } from '../../platform/store-info/write-setting.ts';
import { neededText } from './needed-text.ts';

/** A rule's message is the code of its problem. */
type Code = SettingsProblem['code'];

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
  v.regex(new RegExp(`^${currency}/${currency}$`), 'pair' satisfies Code),
);

/** A place in an answer: names and numbers of entries with points between them. */
const field = v.pipe(neededText(200), v.regex(/^[^.]+(?:\.[^.]+)*$/, 'field' satisfies Code));

const wholeFrom = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const ratesFrom = v.strictObject({
  address: described(
    'The address that is asked. It begins with https:// and answers with JSON.',
    v.pipe(
      neededText(1000),
      v.url('url' satisfies Code),
      v.startsWith('https://', 'https' satisfies Code),
    ),
  ),
  everyMinutes: described(
    'After how many minutes it is asked again, from 5 to 1440 (a day).',
    wholeFrom(5, 1440),
  ),
  mostJumpPercent: described(
    'By how many percent one answer may change a rate, from 1 to 50. An answer beyond it is not taken.',
    wholeFrom(1, 50),
  ),
  mostAgeHours: described(
    'How many hours old an answer may be, from 1 to 720 (30 days). An older one is not taken.',
    wholeFrom(1, 720),
  ),
  at: described(
    'Where the answer says from when it is, such as "meta.updated": names and numbers of entries with points between them. The value there is a date, a moment (2026-11-20T08:00:00Z) or seconds since 1970.',
    field,
  ),
  fields: described(
    'Where the answer has each rate, such as { "USD/PYG": "rates.PYG" }: by pair, each of which is among rates too.',
    v.pipe(v.record(pair, field), v.minEntries(1, 'noPair' satisfies Code)),
  ),
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
