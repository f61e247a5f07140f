/** What the shop has written in the place of the storefronts' terms, and of what they say of privacy and of it. */
import { createHash } from 'node:crypto';
import type { ShopTextName } from '@ponte/contract/shop-texts';
import type { Lang } from '@ponte/contract/wire';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/client.ts';
import { settings } from '../db/schema/index.ts';
import { writeSetting } from './write-setting.ts';

const html = v.object({ pt: v.string(), es: v.string() });

/** As it is stored: sanitised HTML. */
const shopTexts = v.object({
  terms: v.optional(html),
  privacy: v.optional(html),
  about: v.optional(html),
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
  return (await readShopTexts(db))[name]?.[lang];
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
