import type { Lang } from '@ponte/contract/wire';
import { mapLink } from '@ponte/regional/delivery';
import type { Db } from '../../platform/db/client.ts';
import type { MailShop } from '../../platform/db/schema/index.ts';
import { hoursText } from '../../platform/store-info/opening-hours.ts';
import { readStoreInfo, shopNameOf } from '../../platform/store-info/store-info.ts';

export type { MailShop };

/** @param origin of the site that the mail's links lead to */
export async function readMailShop(db: Db, lang: Lang, origin: string): Promise<MailShop> {
  const info = await readStoreInfo(db);
  const { contacts, mark, colour } = info;
  const address = info.address?.[lang];
  return {
    name: shopNameOf(info),
    origin,
    colour,
    mark: mailPicture(origin, mark === undefined ? [] : [mark]),
    phone: contacts?.phone,
    whatsapp: contacts?.whatsapp === undefined ? undefined : `https://wa.me/${contacts.whatsapp}`,
    email: contacts?.email,
    address,
    map: address === undefined ? undefined : mapLink(address),
    hours: hoursText(info.hours, info.openingHours, lang),
  };
}

/**
 * The first picture at an address and in a format that mail programs show. Undefined where it is on another
 * host, which would learn who opens the mail.
 */
export function mailPicture(origin: string, [picture]: readonly string[]): string | undefined {
  if (picture === undefined || /^(?:https?:\/\/|\/)/.test(picture)) return undefined;
  return `${origin}/media/${picture}-mail.jpeg`;
}

/** Reads it once for many mails. */
export function mailShops(db: Db): (lang: Lang, origin: string) => Promise<MailShop> {
  const known = new Map<string, Promise<MailShop>>();
  return (lang, origin) => {
    const key = `${lang} ${origin}`;
    const shop = known.get(key) ?? readMailShop(db, lang, origin);
    known.set(key, shop);
    return shop;
  };
}
