/** What came of asking the address for rates: shown to staff, and measured. */
import { ratesRefusalCodes } from '@ponte/contract/staff/shop';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { settings } from '../../platform/db/schema/index.ts';
import { writeSetting } from '../../platform/store-info/write-setting.ts';
import type { RatesFrom } from '../shop-settings/rates-from.ts';

const refusal = v.object({
  // A newer build beside this one, or before it was undone, may know more reasons.
  code: v.fallback(v.picklist(ratesRefusalCodes), 'noAnswer'),
  params: v.record(v.string(), v.string()),
});

/** Why an answer changes nothing. */
export type RatesRefusal = v.InferOutput<typeof refusal>;

const moment = v.pipe(v.string(), v.isoTimestamp());

const ratesState = v.object({
  /** What is known of another address is forgotten. */
  address: v.string(),
  askedAt: moment,
  /** Of which moment the last answer is that was taken over. */
  takenAt: v.nullable(moment),
  /** Why the last answer was not. */
  refused: v.nullable(refusal),
});

export type RatesState = v.InferOutput<typeof ratesState>;

const key = 'rates_state';

/** Undefined until the address was asked. */
export async function readRatesState(
  db: Db,
  { address }: Pick<RatesFrom, 'address'>,
): Promise<RatesState | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  const state = row && v.parse(ratesState, JSON.parse(row.value));
  return state?.address === address ? state : undefined;
}

export async function writeRatesState(db: Db, state: RatesState): Promise<void> {
  await writeSetting(db, key, JSON.stringify(state));
}
