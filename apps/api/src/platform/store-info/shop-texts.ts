/** The shop's own texts: how to buy, terms, privacy and about. */
import { createHash } from 'node:crypto';
import { shopTextNames, type ShopTextName } from '@ponte/contract/shop-texts';
import type { Lang } from '@ponte/contract/wire';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';
import { writeSetting } from './write-setting.ts';

const bilingual = v.object({ pt: v.string(), es: v.string() });

/** As it is stored: steps are plain text, the rest sanitised HTML. */
const shopTexts = v.object({
  howToBuy: v.optional(v.array(v.object({ title: bilingual, text: bilingual }))),
  terms: v.optional(bilingual),
  privacy: v.optional(bilingual),
  about: v.optional(bilingual),
} satisfies Record<ShopTextName, v.GenericSchema>);

export type ShopTexts = v.InferOutput<typeof shopTexts>;

const key = 'texts';

async function readStored(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** Nothing where the shop has not written any. */
export async function readShopTexts(db: Db): Promise<ShopTexts> {
  const stored = await readStored(db);
  return stored === undefined ? {} : v.parse(shopTexts, JSON.parse(stored));
}

export async function readShopText(
  db: Db,
  name: ShopTextName,
  lang: Lang,
): Promise<string | undefined> {
  const texts = await readShopTexts(db);
  if (name !== 'howToBuy') return texts[name]?.[lang];
  const steps = texts.howToBuy?.map(
    ({ title, text }) => `<li><h2>${escaped(title[lang])}</h2>${paragraphsOf(text[lang])}</li>`,
  );
  return steps && `<ol>${steps.join('')}</ol>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function paragraphsOf(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
}

/** The pages that the shop has written. */
export async function shopPages(db: Db): Promise<ShopTextName[]> {
  const texts = await readShopTexts(db);
  return shopTextNames.filter((name) => texts[name] !== undefined);
}

/** Changes with the texts; undefined where there are none. */
export async function shopTextsVersion(db: Db): Promise<string | undefined> {
  const stored = await readStored(db);
  if (stored === undefined || stored === '{}') return undefined;
  return createHash('sha256').update(stored).digest('base64url').slice(0, 12);
}

export async function writeShopTexts(db: Db, texts: ShopTexts): Promise<void> {
  await writeSetting(db, key, JSON.stringify(texts));
}
