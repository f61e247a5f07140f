/** What the shop says of itself on every page. */
import { paymentWays } from '@ponte/contract/orders';
import type { WireStore } from '@ponte/contract/start';
import type { Lang } from '@ponte/contract/wire';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { deliveryZones, settings } from '../db/schema/index.ts';
import { bilingual, described, examplesOf, withExample } from './described.ts';
import { wireDocumentPhotosOf } from './document-photos.ts';
import { hoursText, openingHours, wireHoursOf } from './opening-hours.ts';
import { promises, wirePromisesOf } from './promises.ts';
import { address, line, text, type Code } from './text-rules.ts';
import { writeSetting } from './write-setting.ts';

/** Digits with the country's prefix, which never begins with 0. */
export const phoneDigits = v.pipe(v.string(), v.regex(/^[1-9]\d{7,14}$/, 'digits' satisfies Code));

const network = (name: string, example: string) =>
  described(`Your page on ${name}, such as ${example}.`, address);

/** How buyers of a country may pay. */
const offered = v.strictObject({
  ways: v.optional(
    described(
      'Which of the ways that your payment provider takes are offered, in the order in which buyers see them, such as ["pix", "card"]. Left out: all of them. An empty list: no choice is shown.',
      v.pipe(
        v.array(v.picklist(paymentWays)),
        v.checkItems((way, index, ways) => ways.indexOf(way) === index, 'twice' satisfies Code),
      ),
    ),
  ),
  instalments: v.optional(
    described(
      'In how many instalments a card may pay at most, from 1 to 48. Your provider may set a lower limit, which then holds.',
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(48)),
    ),
  ),
});

const photosAsked = v.picklist(['registration', 'counter', 'never']);

/** Name, phone, WhatsApp and address are there once a `shop.json` was applied. */
export const storeInfo = v.strictObject({
  name: v.optional(described('The name of the shop, needed: at most 60 characters.', line(60))),
  tagline: v.optional(
    described(
      'What the shop sells, in a few words after its name, such as "Tools and machines": at most 80 characters.',
      bilingual(line(80)),
    ),
  ),
  mark: v.optional(
    described(
      'A square picture that stands for the shop: beside its name, in browser tabs, among the apps of a phone. An address, or a file beside shop.json such as pictures/mark.png.',
      line(1000),
    ),
  ),
  colour: v.optional(
    withExample(
      '#0b5d3e',
      described(
        'The shop’s colour, at the top of its mails: # and six digits, such as "#0b5d3e". What is written on it is white or black, whichever is easier to read.',
        v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'colour' satisfies Code)),
      ),
    ),
  ),
  sharing: v.optional(
    described(
      'The picture that messengers show of a page without a picture: 1200 × 630 pixels. An address, or a file beside shop.json.',
      bilingual(line(1000)),
    ),
  ),
  contacts: v.optional(
    described(
      'How buyers reach the shop. Phone and WhatsApp are needed.',
      v.strictObject({
        phone: v.optional(
          described('The phone number as pages show it, such as "+595 61 555 000".', line(30)),
        ),
        whatsapp: v.optional(
          described(
            'The WhatsApp number: digits with the country’s prefix, such as "595981555000".',
            phoneDigits,
          ),
        ),
        email: v.optional(
          described(
            'The e-mail address that pages show, such as "ventas@shop.example".',
            v.pipe(text(100), v.email('email' satisfies Code)),
          ),
        ),
      }),
    ),
  ),
  address: v.optional(
    described(
      'Where the counter is, needed: street and number, city, country; at most 200 characters.',
      bilingual(line(200)),
    ),
  ),
  openingHours: v.optional(
    described(
      'When the counter is open, in the time of Paraguay. It says when a purchase can be collected.',
      openingHours,
    ),
  ),
  hours: v.optional(
    described(
      'The opening hours in your own words, a line for each part of the week (\\n between lines). Left out: they are written from openingHours.',
      bilingual(text(300)),
    ),
  ),
  networks: v.optional(
    described(
      'Pages of the shop on social networks, each an address that begins with https://. Each one named here is linked at the end of every page.',
      v.strictObject({
        instagram: v.optional(network('Instagram', 'https://instagram.com/shop.example')),
        facebook: v.optional(network('Facebook', 'https://facebook.com/shop.example')),
        youtube: v.optional(network('YouTube', 'https://youtube.com/@shop.example')),
        tiktok: v.optional(network('TikTok', 'https://tiktok.com/@shop.example')),
      }),
    ),
  ),
  promises: v.optional(
    withExample(
      v.parse(promises, examplesOf(promises.entries)),
      described('What the shop promises its buyers. What is left out is not promised.', promises),
    ),
  ),
  payment: v.optional(
    withExample(
      {
        brazil: { ways: ['pix', 'card'], instalments: 6 },
        paraguay: { ways: ['card', 'qr', 'transfer'] },
      },
      described(
        'Which ways to pay are offered, of those that your payment provider takes. Left out: all of them.',
        v.strictObject({
          brazil: v.optional(described('For buyers from Brazil.', offered)),
          paraguay: v.optional(described('For buyers from Paraguay.', offered)),
        }),
      ),
    ),
  ),
  documentPhotos: v.optional(
    withExample(
      { brazil: 'registration', paraguay: 'counter' },
      described(
        'Whether buyers send photos of their identity document, front and back. "registration": when they register, which is what happens without this field. "counter": no photos; the registration says that the document is shown at the counter. "never": nothing is said of it.',
        v.strictObject({
          brazil: v.optional(described('For buyers from Brazil.', photosAsked)),
          paraguay: v.optional(described('For buyers from Paraguay.', photosAsked)),
        }),
      ),
    ),
  ),
  onlinePurchase: v.optional(
    described(
      'false while nothing can be bought on the storefronts: they then show the goods, and say that the shop does not sell online yet. Left out: true.',
      v.boolean(),
    ),
  ),
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
  return shopNameOf(await readStoreInfo(db));
}

export function shopNameOf({ name }: StoreInfo): string {
  return name ?? unnamed;
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
    fotos_documento: wireDocumentPhotosOf(info),
    aceita_observacao: true,
    compra_online: sells && (info.onlinePurchase ?? true),
  };
}

function addressesOf(networks: NonNullable<StoreInfo['networks']>): Record<string, string> {
  const known = Object.entries(networks).flatMap(([name, one]) => (one ? [[name, one]] : []));
  return Object.fromEntries(known);
}
