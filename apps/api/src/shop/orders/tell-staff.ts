import type { PaymentWay } from '@ponte/contract/orders';
import { money } from '@ponte/regional/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { readMailShop } from '../../adapters/mail/mail-shop.ts';
import { postMail } from '../../adapters/mail/outbox.ts';
import { newOrderLetter } from '../../adapters/mail/staff-letters.ts';
import { written } from '../../adapters/mail/written.ts';
import type { Db } from '../../platform/db/client.ts';
import { staffMembers } from '../../platform/db/schema/index.ts';
import type { Order } from './orders.ts';
import { isBrought } from './stage.ts';

/** Queues a mail to members of staff who handle orders and asked for it. */
export async function tellStaffOfOrder(
  db: Db,
  order: Order,
  way: PaymentWay | null,
  { origins, now }: { readonly origins: AppContext['origins']; readonly now: Date },
): Promise<void> {
  const told = await db
    .select({ email: staffMembers.email, language: staffMembers.language })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.active, true),
        eq(staffMembers.mailPaidOrders, true),
        inArray(staffMembers.role, ['counter', 'owner']),
      ),
    );
  for (const { email, language } of told) {
    const letter = newOrderLetter(language, {
      shop: await readMailShop(db, language, origins.staff ?? origins[language]),
      number: order.id,
      total: money(order.totalMinor, order.currency),
      way,
      pickup: isBrought(order) ? undefined : order.delivery.place,
      hasNote: order.note !== null,
      link: origins.staff === undefined ? undefined : `${origins.staff}/orders/${order.id}`,
    });
    await postMail(db, { recipient: email, ...written(letter) }, now.getTime());
  }
}
