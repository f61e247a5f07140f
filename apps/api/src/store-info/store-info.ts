/** What the shop says of itself on every page. */
import { paymentWays } from '@ponte/contract/orders';
import { oneLine } from '@ponte/contract/rules/one-line';
import type { SettingsProblem } from '@ponte/contract/staff/shop';
import type { WirePromises, WireStore } from '@ponte/contract/start';
import type { Lang } from '@ponte/contract/wire';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { deliveryZones, settings } from '../db/schema/index.ts';
import { hoursText, openingHours, wireHoursOf } from './opening-hours.ts';
import { writeSetting } from './write-setting.ts';

/** A rule's message is the code of its problem. */
type Code = SettingsProblem['code'];

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const line = (most: number) => v.pipe(text(most), v.transform(oneLine), v.minLength(1));
const bilingual = (most: number) => v.strictObject({ pt: line(most), es: line(most) });
const address = v.pipe(
  text(300),
  v.url('url' satisfies Code),
  v.startsWith('https://', 'https' satisfies Code),
  v.transform(oneLine),
);

/** Digits with the country's prefix, which never begins with 0. */
export const phoneDigits = v.pipe(v.string(), v.regex(/^[1-9]\d{7,14}$/, 'digits' satisfies Code));

/** How buyers of a country may pay. */
const offered = v.strictObject({
  /** In the order in which they are shown. */
  ways: v.optional(
    v.pipe(
      v.array(v.picklist(paymentWays)),
      v.checkItems((way, index, ways) => ways.indexOf(way) === index, 'twice' satisfies Code),
    ),
  ),
  /** The most instalments of a card. */
  instalments: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48))),
});

/** Name, phone, WhatsApp and address are there once a `shop.json` was applied. */
export const storeInfo = v.strictObject({
  name: v.optional(line(60)),
  /** What it sells, in a few words, after its name. */
  tagline: v.optional(bilingual(80)),
  /** A square picture that stands for the shop: beside its name, in tabs, among a phone's apps. */
  mark: v.optional(line(1000)),
  /** What messengers show of a page that has no picture of its own: 1200 × 630 px. */
  sharing: v.optional(bilingual(1000)),
  contacts: v.optional(
    v.strictObject({
      /** As it is shown. */
      phone: v.optional(line(30)),
      whatsapp: v.optional(phoneDigits),
      email: v.optional(v.pipe(text(100), v.email('email' satisfies Code))),
    }),
  ),
  /** Of the counter. */
  address: v.optional(bilingual(200)),
  /** Of the counter: says when purchases can be collected. */
  openingHours: v.optional(openingHours),
  /** The same in the shop's own words, a line for each part of the week; made of `openingHours` by default. */
  hours: v.optional(v.strictObject({ pt: text(300), es: text(300) })),
  networks: v.optional(
    v.strictObject({
      instagram: v.optional(address),
      facebook: v.optional(address),
      youtube: v.optional(address),
      tiktok: v.optional(address),
    }),
  ),
  /** What the shop promises; what is left out is not promised. */
  promises: v.optional(
    v.strictObject({
      /** For how many days a paid purchase is kept. */
      keptDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
      /** The guarantee, in a sentence or two beside each product. */
      warranty: v.optional(bilingual(300)),
      /** A note on the voltage of the goods. */
      voltage: v.optional(bilingual(300)),
      /** What to bring to the counter beside the pickup code, as a sentence. */
      documents: v.optional(bilingual(300)),
    }),
  ),
  /** What is offered of the ways to pay that the payment provider takes; all of them by default. */
  payment: v.optional(
    v.strictObject({ brazil: v.optional(offered), paraguay: v.optional(offered) }),
  ),
  /** False while nothing can be bought on the storefronts. */
  onlinePurchase: v.optional(v.boolean()),
});

export type StoreInfo = v.InferOutput<typeof storeInfo>;

const key = 'store';

/** Nothing where the shop has not said anything. */
export async function readStoreInfo(db: Db): Promise<StoreInfo> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row ? v.parse(storeInfo, JSON.parse(row.value)) : {};
}

/** The demo's name, and what mails and tickets call the shop that has not given its own. */
const unnamed = 'Ponte';

/** What stands for a shop. */
interface ShopFace {
  readonly name: string;
  /** The key of a picture. */
  readonly mark: string | undefined;
  readonly isDemo: boolean;
}

/** The shop's name and its mark, as sharing pictures and the back office show them. */
export async function shopFace(db: Db, lang: Lang): Promise<ShopFace> {
  const { name, mark } = await readStoreInfo(db);
  return { name: name ?? notSetUp[lang], mark, isDemo: name === unnamed };
}

/** The shop's name, as mails and tickets say it. */
export async function shopName(db: Db): Promise<string> {
  return (await readStoreInfo(db)).name ?? unnamed;
}

export async function writeStoreInfo(db: Db, info: StoreInfo): Promise<void> {
  await writeSetting(db, key, JSON.stringify(info));
}

/** Whether the shop delivers anywhere. */
export async function delivers(db: Db): Promise<boolean> {
  return (await db.$count(deliveryZones)) > 0;
}

/** The default name of a shop without an applied `shop.json`, so that it never shows the demo's. */
const notSetUp = { pt: 'Loja nova', es: 'Tienda nueva' } as const;

/** @param sells whether there is a way to pay */
export function wireStoreOf(info: StoreInfo, lang: Lang, sells: boolean): WireStore {
  const { name, contacts, networks } = info;
  return {
    nome: name ?? notSetUp[lang],
    lema: info.tagline?.[lang],
    telefone: contacts?.phone,
    whatsapp: contacts?.whatsapp,
    email: contacts?.email,
    endereco: info.address?.[lang],
    horario: hoursText(info.hours, info.openingHours, lang),
    funcionamento: info.openingHours && wireHoursOf(info.openingHours),
    redes: networks && addressesOf(networks),
    promessas: info.promises && wirePromisesOf(info.promises, lang),
    compra_online: sells && (info.onlinePurchase ?? true),
  };
}

function wirePromisesOf(
  { keptDays, warranty, voltage, documents }: NonNullable<StoreInfo['promises']>,
  lang: Lang,
): WirePromises {
  return {
    dias_guardados: keptDays,
    garantia: warranty?.[lang],
    tensao: voltage?.[lang],
    documentos: documents?.[lang],
  };
}

function addressesOf(networks: NonNullable<StoreInfo['networks']>): Record<string, string> {
  const known = Object.entries(networks).flatMap(([name, one]) => (one ? [[name, one]] : []));
  return Object.fromEntries(known);
}
