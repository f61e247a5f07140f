/** What a shop is besides its goods: the file `shop.json`. */
import { bannerTypes } from '@ponte/contract/start';
import { currencyCodes } from '@ponte/regional/money';
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import {
  banners,
  deliveryZones,
  exchangeRates,
  pickupPoints,
  questions,
  teamMembers,
} from '../db/schema/index.ts';
import { needed, picture } from '../import/fields.ts';
import { insertAll } from '../import/insert-all.ts';

const bilingual = <Schema extends v.GenericSchema>(text: Schema) =>
  v.strictObject({ pt: text, es: text });
const texts = bilingual(needed(5000));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50_000_000));
const currency = v.picklist(currencyCodes);

/** Everything about a shop that is no product and no group of them. */
export const shopSettings = v.strictObject({
  /** One unit of `from` costs `rate` units of `to`, since the moment `since` (ISO 8601). */
  rates: v.array(
    v.strictObject({
      from: currency,
      to: currency,
      rate: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,12})?$/, 'is no rate such as "5.42"')),
      since: v.pipe(v.string(), v.isoTimestamp('is no moment such as 2026-11-20T08:00:00-03:00')),
    }),
  ),
  /** Pictures hold no words: titles and descriptions are set over them. */
  banners: v.array(
    v.strictObject({
      type: v.picklist(bannerTypes),
      title: texts,
      description: texts,
      picture: bilingual(picture),
    }),
  ),
  team: v.array(
    v.strictObject({
      name: needed(100),
      role: texts,
      photo: v.nullable(picture),
      /** Digits with the country's prefix. */
      whatsapp: v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'is no number such as 595981123456')),
    }),
  ),
  questions: v.array(v.strictObject({ question: texts, answer: texts })),
  /** What delivery to a department costs and takes; ids as in `@ponte/regional/places`. */
  delivery: v.array(
    v.strictObject({
      stateId: count,
      homeUsdCents: count,
      homeDays: count,
      pickupUsdCents: count,
      pickupDays: count,
    }),
  ),
  pickupPoints: v.array(
    v.strictObject({
      kind: v.picklist(['counter', 'partner']),
      name: needed(100),
      address: needed(200),
      cityId: count,
      stateId: count,
      hours: texts,
    }),
  ),
});

/** What a shop is besides its goods. */
export type ShopSettings = v.InferOutput<typeof shopSettings>;

/** Fills a new shop with what its first pages show. */
export async function writeStart(db: Db, settings: ShopSettings): Promise<void> {
  await insertAll(
    db,
    exchangeRates,
    settings.rates.map(({ from, to, rate, since }) => ({
      source: from,
      target: to,
      rate,
      updatedAt: new Date(since),
    })),
  );
  await insertAll(
    db,
    banners,
    settings.banners.map(({ type, title, description, picture: drawn }, index) => ({
      id: index + 1,
      type,
      titlePt: title.pt,
      titleEs: title.es,
      descriptionPt: description.pt,
      descriptionEs: description.es,
      picturePt: drawn.pt,
      pictureEs: drawn.es,
    })),
  );
  await insertAll(
    db,
    teamMembers,
    settings.team.map(({ role, ...same }, index) => ({
      ...same,
      id: index + 1,
      rolePt: role.pt,
      roleEs: role.es,
    })),
  );
  await insertAll(
    db,
    questions,
    settings.questions.map(({ question, answer }, index) => ({
      id: index + 1,
      position: index,
      questionPt: question.pt,
      questionEs: question.es,
      answerPt: answer.pt,
      answerEs: answer.es,
    })),
  );
}

/** Fills an empty delivery network. */
export async function writeNetwork(db: Db, settings: ShopSettings): Promise<void> {
  await insertAll(db, deliveryZones, settings.delivery);
  await insertAll(
    db,
    pickupPoints,
    settings.pickupPoints.map(({ hours, ...same }, index) => ({
      ...same,
      id: index + 1,
      hoursPt: hours.pt,
      hoursEs: hours.es,
    })),
  );
}
