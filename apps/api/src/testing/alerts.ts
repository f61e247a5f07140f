import { confirmEmail } from '@ponte/contract/accounts';
import { askAlert, confirmAlert } from '@ponte/contract/alerts';
import { asc, eq } from 'drizzle-orm';
import { alerts, mails, products } from '../platform/db/schema/index.ts';
import { lastMail, linkOf, signUp, type paraguayanForm } from './customers.ts';
import type { TestApp } from './test-app.ts';

const dayMs = 86_400_000;

/** Product 5 is sold out; product 8 costs 64.90 dollars. */
export const soldOut = { slugOrId: 5 };
export const forSale = { slugOrId: 8 };

export const tokenOf = (link: URL) => ({ token: link.pathname.split('/').at(-1) ?? '' });

let guests = 0;
export const newGuest = () => `guest-${(guests += 1)}@example.com`;

/** Who waits for goods, in a shop that is there once they ask. */
export function alertsIn(current: () => TestApp) {
  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    current().db.update(products).set(values).where(eq(products.id, id));
  return {
    change,
    /** The next day, when no alert is waiting. */
    async begin() {
      const shop = current();
      await shop.idle();
      shop.passTime(dayMs);
      await shop.db.delete(alerts);
      await shop.db.delete(mails);
      await change(5, { inStock: false, showPrice: true });
      await change(8, { inStock: true, priceUsdCents: 6490 });
    },
    async mailsTo(recipient: string) {
      const shop = current();
      await shop.idle();
      return shop.db
        .select()
        .from(mails)
        .where(eq(mails.recipient, recipient))
        .orderBy(asc(mails.id));
    },
    /** A guest who has followed the link of the mail. */
    async waitingGuest(
      tipo: 'estoque' | 'preco' = 'estoque',
      { lang = 'pt', email = newGuest() } = {},
    ) {
      const shop = current();
      const params = tipo === 'estoque' ? soldOut : forSale;
      await shop.call(askAlert, { params, body: { tipo, email }, query: { lang } });
      const link = linkOf(await lastMail(shop, email));
      await shop.call(confirmAlert, { params: tokenOf(link) });
      await shop.idle();
      await shop.db.delete(mails).where(eq(mails.recipient, email));
      return email;
    },
    async confirmedCustomer(form?: typeof paraguayanForm) {
      const shop = current();
      const { email, token } = await signUp(shop, form);
      const [, , , uid = '', secret = ''] = linkOf(await lastMail(shop, email)).pathname.split('/');
      await shop.call(confirmEmail, { params: { uid, token: secret } });
      await shop.db.delete(mails);
      return { email, token };
    },
  };
}
