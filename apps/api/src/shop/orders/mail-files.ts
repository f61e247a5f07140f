import { eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { codePicture, codePictureId } from '../../adapters/mail/code-picture.ts';
import { fileNameOf, type MailFile, type MakeFile } from '../../adapters/mail/mail-file.ts';
import { customers, orders } from '../../platform/db/schema/index.ts';
import { languageOf } from '../accounts/customers.ts';
import { ticketOf } from './ticket-of.ts';

/** Makes what mails about orders carry. */
export function mailFiles(context: Pick<AppContext, 'db' | 'clock'>): MakeFile {
  return async (attachment) => {
    const name = fileNameOf(attachment);
    if (attachment.kind === 'ticket') return ticketFile(context, attachment.order, name);
    const content = await codePicture(attachment.code);
    return { name, type: 'image/png', content, id: codePictureId };
  };
}

async function ticketFile(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: number,
  name: string,
): Promise<MailFile | undefined> {
  const [row] = await db
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, id));
  if (!row || row.customer.erasedAt !== null) return undefined;
  const { order, customer } = row;
  const { drawTicket } = await import('../../adapters/ticket/draw-ticket.ts');
  const ticket = await ticketOf(db, order, customer, languageOf(customer), clock.now());
  const content = new Uint8Array(await (await drawTicket(ticket)).arrayBuffer());
  return { name, type: 'application/pdf', content };
}
