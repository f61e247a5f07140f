import type { Lang } from '@ponte/contract/wire';
import { and, count, eq, isNull, ne, or } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { alertConfirmationLetter } from '../../adapters/mail/alert-letters.ts';
import { mailPicture, readMailShop } from '../../adapters/mail/mail-shop.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { written } from '../../adapters/mail/written.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { alerts, type AlertKind, type products } from '../../platform/db/schema/index.ts';
import { nameIn } from '../../platform/db/shown-texts.ts';
import { hashToken, randomToken } from '../../platform/security/random-tokens.ts';
import { findCustomerByEmail, mailboxOf } from '../accounts/customers.ts';

/** Open alerts per address: bounds what a script can store. */
const mostOpen = 50;

export interface AskedAlert {
  readonly product: typeof products.$inferSelect;
  readonly kind: AlertKind;
  /** As `normalizeEmail` writes it. */
  readonly email: string;
  readonly lang: Lang;
  /** The storefront on which it was asked for, by its own language. */
  readonly storefront: Lang;
  /** Asked for by the owner of a confirmed address. */
  readonly confirmed: boolean;
}

/**
 * Stores an alert, and sends the link that confirms it. Asked for again it is the same one: an
 * unconfirmed one gets another mail, whose link replaces the one before; a confirmed one changes only when its owner asks.
 * @returns `full` when the address waits for too much; how long to wait when it got too much mail
 */
export async function storeAlert(
  context: AppContext,
  { product, kind, email, lang, storefront, confirmed }: AskedAlert,
): Promise<'stored' | 'full' | { readonly waitSeconds: number }> {
  const { db, clock, limiter, limits, mailDue, origins } = context;
  // Any address can be written into a form: limits how much mail that causes.
  const wait = confirmed
    ? undefined
    : await limiter.hit(limits.LIMIT_ALERT_MAILS, mailboxOf(email));
  if (wait !== undefined) return { waitSeconds: wait };
  const now = new Date(clock.now());
  const result = await repeatable(db, async (tx) => {
    const isOpen = and(eq(alerts.email, email), isNull(alerts.toldAt));
    const isOther = or(ne(alerts.productId, product.id), ne(alerts.kind, kind));
    const [others] = await tx.select({ open: count() }).from(alerts).where(and(isOpen, isOther));
    if ((others?.open ?? 0) >= mostOpen) return 'full';
    const customer = await findCustomerByEmail(tx, email);
    const token = randomToken();
    const asked = {
      confirmationHash: confirmed ? null : hashToken(token),
      customerId: customer?.id ?? null,
      language: lang,
      storefront,
      // Nothing is cheaper than a price that there was not.
      priceUsdCents: product.priceUsdCents ?? 0,
      askedAt: now,
      confirmedAt: confirmed ? now : null,
    };
    const [stored] = await tx
      .insert(alerts)
      .values({ productId: product.id, kind, email, ...asked })
      .onConflictDoUpdate({
        target: [alerts.email, alerts.productId, alerts.kind],
        targetWhere: isNull(alerts.toldAt),
        set: asked,
        // A stranger who knows the address changes nothing that its owner has confirmed.
        ...(!confirmed && { setWhere: isNull(alerts.confirmedAt) }),
      })
      .returning();
    if (!stored || stored.confirmedAt) return 'stored';
    const letter = alertConfirmationLetter(lang, {
      shop: await readMailShop(tx, lang, origins[storefront]),
      kind,
      product: {
        name: nameIn(product, lang),
        code: product.code,
        picture: mailPicture(origins[storefront], product.pictures),
      },
      link: `${origins[storefront]}/avisos/confirmar/${token}`,
      leavingLink: `${origins[storefront]}/avisos/sair/${token}`,
    });
    await postMail(tx, { recipient: email, ...written(letter) }, now.getTime());
    return 'stored';
  });
  mailDue();
  return result;
}
