import type { Lang } from '@ponte/contract/wire';
import { formatMoney } from '@ponte/regional/money';
import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { alertLetter } from '../../adapters/mail/alert-letters.ts';
import { mailPicture, mailShops, type MailShop } from '../../adapters/mail/mail-shop.ts';
import { postNotice, type Mail } from '../../adapters/mail/outbox.ts';
import { written } from '../../adapters/mail/written.ts';
import { readVersion } from '../../catalogue/products/read-version.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { alerts, customers, products } from '../../platform/db/schema/index.ts';
import { nameIn } from '../../platform/db/shown-texts.ts';
import type { Prices } from '../../platform/pricing/prices.ts';
import { shownPrice } from '../../platform/pricing/shown-price.ts';
import { taxWords } from '../../platform/pricing/tax-words.ts';
import { hashToken, randomToken } from '../../platform/security/random-tokens.ts';

/** Per transaction. */
const atOnce = 50;

export type TellDeps = Pick<AppContext, 'db' | 'clock' | 'mailDue' | 'origins' | 'pricing'>;

/** Due alerts: confirmed, and not sent yet. A lower price of a product that is sold out waits. */
const isDue = and(
  isNull(alerts.toldAt),
  isNotNull(alerts.confirmedAt),
  eq(products.available, true),
  or(
    eq(alerts.kind, 'stock'),
    and(eq(products.showPrice, true), lt(products.priceUsdCents, alerts.priceUsdCents)),
  ),
);

/**
 * Queues the mails of alerts that are due. Several servers may run it at once: each claims its own
 * alerts in the transaction that queues their mails, so that none is sent twice.
 * @param alertId looks at this one only
 */
export async function tellAlerts(deps: TellDeps, alertId?: number): Promise<void> {
  for (;;) {
    const told = await tellSome(deps, alertId);
    if (told > 0) deps.mailDue();
    if (told < atOnce) return;
  }
}

async function tellSome(deps: TellDeps, alertId: number | undefined): Promise<number> {
  const now = deps.clock.now();
  // Not within the transaction, which would wait for a second connection.
  const prices = { pt: await deps.pricing('USD'), es: await deps.pricing('PYG') };
  return repeatable(deps.db, async (tx) => {
    const due = await tx
      .select({ alert: alerts, product: products, name: customers.firstName })
      .from(alerts)
      .innerJoin(products, eq(products.id, alerts.productId))
      .leftJoin(customers, eq(customers.id, alerts.customerId))
      .where(and(isDue, alertId === undefined ? undefined : eq(alerts.id, alertId)))
      .orderBy(asc(alerts.id))
      .limit(atOnce)
      .for('update', { of: alerts, skipLocked: true });
    const shopOf = mailShops(tx);
    for (const one of due) {
      const token = randomToken();
      await tx
        .update(alerts)
        .set({ toldAt: new Date(now), leavingHash: hashToken(token) })
        .where(eq(alerts.id, one.alert.id));
      const { language, storefront } = one.alert;
      const shop = await shopOf(language, deps.origins[storefront]);
      await postNotice(tx, await mailOf(one, { shop, token, prices }), now);
    }
    return due.length;
  });
}

/**
 * Sends alerts, unless the catalogue is as it was the last time: looking through a hundred thousand
 * alerts keeps the embedded database busy for a quarter of a second.
 */
export function createTeller(deps: TellDeps): () => Promise<void> {
  let seen: string | undefined;
  return async () => {
    const version = await readVersion(deps.db);
    if (version === seen) return;
    await tellAlerts(deps);
    seen = version;
  };
}

interface DueAlert {
  readonly alert: typeof alerts.$inferSelect;
  readonly product: typeof products.$inferSelect;
  readonly name: string | null;
}

interface MailDeps {
  readonly shop: MailShop;
  /** The secret of its link. */
  readonly token: string;
  /** In each storefront's own currency. */
  readonly prices: Readonly<Record<Lang, Prices>>;
}

async function mailOf(
  { alert, product, name }: DueAlert,
  { shop, token, prices }: MailDeps,
): Promise<Mail> {
  const { language: lang, storefront, kind } = alert;
  const { origin } = shop;
  const shown = (priceUsdCents: number) =>
    formatMoney(prices[storefront].of({ ...product, priceUsdCents }));
  const priced = shownPrice(product);
  const price = priced && prices[storefront].of(priced);
  const link = `${origin}/produto/${product.slug}`;
  const letter = alertLetter(lang, {
    shop,
    kind,
    name: name ?? '',
    product: {
      name: nameIn(product, lang),
      code: product.code,
      picture: mailPicture(origin, product.pictures),
    },
    price: price && `${formatMoney(price)} (${taxWords(lang, price, undefined)})`,
    priceBefore: kind === 'price' ? shown(alert.priceUsdCents) : undefined,
    link,
    leavingLink: `${origin}/avisos/sair/${token}`,
  });
  return {
    recipient: alert.email,
    ...written(letter),
    unsubscribeUrl: `${origin}/api/public/alerts/${token}/leave?todos=1`,
  };
}
