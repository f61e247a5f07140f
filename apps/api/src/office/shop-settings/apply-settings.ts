import { bannerTypes, type BannerType } from '@ponte/contract/start';
import { asc, eq, sql } from 'drizzle-orm';
import { insertAll } from '../../catalogue/import/insert-all.ts';
import type { Db } from '../../platform/db/client.ts';
import {
  banners,
  deliveryZones,
  exchangeRates,
  pickupPoints,
  questions,
  teamMembers,
} from '../../platform/db/schema/index.ts';
import { trimDecimal } from '../../platform/pricing/prices.ts';
import { readShopTexts, writeShopTexts } from '../../platform/store-info/shop-texts.ts';
import { readStoreInfo, writeStoreInfo } from '../../platform/store-info/store-info.ts';
import { pairOf, readRatesFrom, writeRatesFrom } from './rates-from.ts';
import type { ShopSettings } from './shop-json.ts';

/** Where purchases are brought or collected. */
export const networkParts = ['delivery', 'pickupPoints'] as const;

/** What pages show. */
export const shownParts = [
  'store',
  'texts',
  'rates',
  'ratesFrom',
  'banners',
  'team',
  'questions',
] as const;

const settingsParts = [
  ...shownParts,
  ...networkParts,
] as const satisfies readonly (keyof ShopSettings)[];

export type SettingsPart = (typeof settingsParts)[number];

/** Two who apply settings at once wait for one another. Any number that nothing else uses. */
const applyLock = 764_202;

/** Until the transaction ends no other one applies settings. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${applyLock})`);
}

/**
 * Makes a shop's settings what `settings` says: all of it or, when it throws, nothing. Orders keep what
 * they were made with, and places of pickup their id as long as they have their name. When all of it
 * is applied, rates that come from an address stay what it said.
 *
 * @param now since when a changed rate holds that does not say it, in milliseconds since 1970
 * @param parts those that may change; all by default
 * @returns the parts that were changed
 */
export async function applySettings(
  db: Db,
  settings: ShopSettings,
  now: number,
  parts: readonly SettingsPart[] = settingsParts,
): Promise<SettingsPart[]> {
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = await currentSettings(tx);
    const given = parts.includes('ratesFrom') ? withFetchedRates(settings, before) : settings;
    const after = withDates(given, before, now);
    const sorted = inOrder(after);
    const changed = parts.filter(
      (part) => JSON.stringify(before[part]) !== JSON.stringify(sorted[part]),
    );
    for (const part of changed) await writers[part](tx, after);
    return changed;
  });
}

/** How each part is written. */
const writers: Readonly<Record<SettingsPart, (db: Db, settings: ShopSettings) => Promise<void>>> = {
  store: (db, { store }) => writeStoreInfo(db, store),
  texts: (db, { texts }) => writeShopTexts(db, texts),
  rates: async (db, { rates }) => {
    await db.delete(exchangeRates);
    const rows = rates.map(({ from, to, rate, since }) => ({
      source: from,
      target: to,
      rate,
      updatedAt: since === undefined ? null : new Date(since),
    }));
    await insertAll(db, exchangeRates, rows);
  },
  ratesFrom: (db, { ratesFrom }) => writeRatesFrom(db, ratesFrom),
  banners: async (db, settings) => {
    await db.delete(banners);
    const rows = settings.banners.map(({ type, title, description, picture }, index) => ({
      id: index + 1,
      type,
      titlePt: title.pt,
      titleEs: title.es,
      descriptionPt: description.pt,
      descriptionEs: description.es,
      picturePt: picture.pt,
      pictureEs: picture.es,
    }));
    await insertAll(db, banners, rows);
  },
  team: async (db, { team }) => {
    await db.delete(teamMembers);
    const rows = team.map(({ role, ...same }, index) => ({
      ...same,
      id: index + 1,
      rolePt: role.pt,
      roleEs: role.es,
    }));
    await insertAll(db, teamMembers, rows);
  },
  questions: async (db, settings) => {
    await db.delete(questions);
    const rows = settings.questions.map(({ question, answer }, index) => ({
      id: index + 1,
      position: index,
      questionPt: question.pt,
      questionEs: question.es,
      answerPt: answer.pt,
      answerEs: answer.es,
    }));
    await insertAll(db, questions, rows);
  },
  delivery: async (db, { delivery }) => {
    await db.delete(deliveryZones);
    await insertAll(db, deliveryZones, delivery);
  },
  pickupPoints: writePickupPoints,
};

/** One that is gone stays inactive: orders and carts may know its id. */
async function writePickupPoints(db: Db, settings: ShopSettings): Promise<void> {
  const known = await db.select().from(pickupPoints);
  await db.update(pickupPoints).set({ active: false });
  let lastId = Math.max(0, ...known.map(({ id }) => id));
  for (const { hours, ...point } of settings.pickupPoints) {
    const row = { ...point, hoursPt: hours.pt, hoursEs: hours.es, active: true };
    const same = known.find(({ name, cityId }) => name === point.name && cityId === point.cityId);
    if (same) await db.update(pickupPoints).set(row).where(eq(pickupPoints.id, same.id));
    else await db.insert(pickupPoints).values({ ...row, id: (lastId += 1) });
  }
}

/** Sorts lists that have no stored order as `currentSettings` does. */
function inOrder(settings: ShopSettings): ShopSettings {
  const { rates, delivery, pickupPoints: points } = settings;
  const byName = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return {
    ...settings,
    rates: rates.toSorted((a, b) => byName(a.from + a.to, b.from + b.to)),
    delivery: delivery.toSorted((a, b) => a.stateId - b.stateId),
    pickupPoints: points.toSorted((a, b) => byName(a.name, b.name) || a.cityId - b.cityId),
  };
}

/** A file is older than the last answer of the address that it names. */
function withFetchedRates(settings: ShopSettings, before: ShopSettings): ShopSettings {
  const [from, fromBefore] = [settings.ratesFrom?.fields, before.ratesFrom?.fields];
  if (!from || !fromBefore) return settings;
  const fetched = before.rates.filter((rate) => {
    const pair = pairOf(rate);
    return pair in from && pair in fromBefore;
  });
  const byPair = new Map(fetched.map((rate) => [pairOf(rate), rate]));
  return { ...settings, rates: settings.rates.map((rate) => byPair.get(pairOf(rate)) ?? rate) };
}

function withDates(settings: ShopSettings, before: ShopSettings, now: number): ShopSettings {
  const sinceOf = (rate: ShopSettings['rates'][number]): string | undefined => {
    if (rate.since !== undefined) return new Date(rate.since).toISOString();
    const same = before.rates.find(
      ({ from, to, rate: kept }) =>
        from === rate.from && to === rate.to && kept === trimDecimal(rate.rate),
    );
    return same ? same.since : new Date(now).toISOString();
  };
  const rates = settings.rates.map((rate) => ({
    ...rate,
    rate: trimDecimal(rate.rate),
    since: sinceOf(rate),
  }));
  return { ...settings, rates };
}

/** A shop's settings as its `shop.json` says them. */
export async function currentSettings(db: Db): Promise<ShopSettings> {
  const points = await db
    .select()
    .from(pickupPoints)
    .where(eq(pickupPoints.active, true))
    .orderBy(asc(pickupPoints.id));
  const rates = await db
    .select()
    .from(exchangeRates)
    .orderBy(exchangeRates.source, exchangeRates.target);
  const shownBanners = await db.select().from(banners).orderBy(asc(banners.id));
  const team = await db.select().from(teamMembers).orderBy(asc(teamMembers.id));
  const from = await readRatesFrom(db);
  const help = await db.select().from(questions).orderBy(asc(questions.position));
  const zones = await db.select().from(deliveryZones).orderBy(asc(deliveryZones.stateId));
  return inOrder({
    store: await readStoreInfo(db),
    texts: await readShopTexts(db),
    rates: rates.map(({ source, target, rate, updatedAt }) => ({
      from: source,
      to: target,
      rate: trimDecimal(rate),
      ...(updatedAt && { since: updatedAt.toISOString() }),
    })),
    ...(from && { ratesFrom: from }),
    banners: shownBanners.map((row) => ({
      type: bannerTypeOf(row.type),
      title: { pt: row.titlePt, es: row.titleEs },
      description: { pt: row.descriptionPt, es: row.descriptionEs },
      picture: { pt: row.picturePt, es: row.pictureEs },
    })),
    team: team.map(({ name, rolePt, roleEs, photo, whatsapp }) => ({
      name,
      role: { pt: rolePt, es: roleEs },
      photo,
      whatsapp,
    })),
    questions: help.map((row) => ({
      question: { pt: row.questionPt, es: row.questionEs },
      answer: { pt: row.answerPt, es: row.answerEs },
    })),
    delivery: zones.map(({ stateId, homeUsdCents, homeDays, pickupUsdCents, pickupDays }) => ({
      stateId,
      homeUsdCents,
      homeDays,
      pickupUsdCents,
      pickupDays,
    })),
    pickupPoints: points.map(({ kind, name, address, cityId, stateId, hoursPt, hoursEs }) => ({
      kind,
      name,
      address,
      cityId,
      stateId,
      hours: { pt: hoursPt, es: hoursEs },
    })),
  });
}

/** A banner of a place that this version does not know stands in none. */
function bannerTypeOf(type: string): BannerType {
  return bannerTypes.find((known) => known === type) ?? 'Banner Principal';
}
