import {
  eraseCustomer as eraseCall,
  exportCustomer,
  findCustomers as findCall,
  getCustomerDocument,
  getStaffCustomer,
} from '@ponte/contract/staff/customers';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { customerDocuments, customers } from '../../platform/db/schema/index.ts';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalid, invalidField, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { normalizeEmail } from '../../shop/accounts/customers.ts';
import { eraseCustomer, openOrdersOf } from '../../shop/accounts/erase-customer.ts';
import { exportOf } from '../../shop/accounts/export-customer.ts';
import { writeAudit } from './audit.ts';
import { pageOf, readIdCursor } from './cursors.ts';
import { findCustomers, wireCustomerInListOf, wireCustomerOf } from './customer-details.ts';
import type { StaffContext } from './staff-context.ts';
import { conflict, versionOfMoment } from './versions.ts';

const otherEmail: Text = {
  pt: 'Este não é o e-mail do cliente.',
  es: 'Este no es el correo electrónico del cliente.',
};

const openOrders: Text = {
  pt: 'O cliente tem pedidos que esperam pagamento, preparo ou retirada. Conclua ou cancele antes.',
  es: 'El cliente tiene pedidos que esperan pago, preparación o retiro. Complételos o cancélelos antes.',
};

const alreadyErased: Text = {
  pt: 'Os dados deste cliente já foram apagados.',
  es: 'Los datos de este cliente ya fueron borrados.',
};

const erased: Text = {
  pt: 'Os dados do cliente foram apagados.',
  es: 'Los datos del cliente fueron borrados.',
};

export function customerRoutes(context: StaffContext): void {
  const { db, clock, storage, bind, mailDue } = context;

  bind(findCall, async ({ query: { search = '', after } }) => {
    const place = after === undefined ? undefined : readIdCursor(after);
    if (after !== undefined && place === undefined) {
      return invalidField('after', fieldTexts.invalid);
    }
    const { rows, next } = pageOf(await findCustomers(db, search, place), ({ id }) => [id]);
    return done({ data: rows.map(wireCustomerInListOf), next });
  });

  bind(getStaffCustomer, async ({ session, params }) => {
    const customer = await readCustomer(db, params.id);
    if (!customer) return notFound();
    const act = { actor: session.member, kind: 'customer', id: customer.id } as const;
    await writeAudit(db, { ...act, action: 'customer.seen' }, clock.now());
    return done(await wireCustomerOf(db, customer));
  });

  bind(getCustomerDocument, async ({ session, params }) => {
    const id = Number(params.id);
    const documentId = Number(params.documentId);
    const [document] = await db
      .select()
      .from(customerDocuments)
      .where(and(eq(customerDocuments.id, documentId), eq(customerDocuments.customerId, id)));
    const bytes = document && (await storage.get(document.storageKey));
    if (!document || !bytes) return notFound();
    const act = {
      actor: session.member,
      action: 'customer.documentSeen',
      kind: 'customer',
    } as const;
    await writeAudit(db, { ...act, id, after: { documentId, side: document.side } }, clock.now());
    const isPicture = document.contentType.startsWith('image/');
    return {
      ok: true,
      stream: new Blob([Buffer.from(bytes)]).stream(),
      type: document.contentType,
      headers: {
        'Content-Disposition': `${isPicture ? 'inline' : 'attachment'}; filename="${document.side}-${documentId}"`,
      },
    };
  });

  bind(exportCustomer, async ({ session, params }) => {
    const customer = await readCustomer(db, params.id);
    if (!customer) return notFound();
    const act = { actor: session.member, kind: 'customer', id: customer.id } as const;
    await writeAudit(db, { ...act, action: 'customer.exported' }, clock.now());
    const text = JSON.stringify(await exportOf(db, customer, clock.now()), undefined, 2);
    return {
      ...done(new Blob([text], { type: 'application/json' })),
      headers: { 'Content-Disposition': `attachment; filename="customer-${customer.id}.json"` },
    };
  });

  bind(eraseCall, async ({ session, params, body, lang }) => {
    const id = Number(params.id);
    const now = clock.now();
    const refused = await repeatable(db, async (tx) => {
      const [customer] = await tx
        .select()
        .from(customers)
        .where(eq(customers.id, id))
        .for('update');
      if (!customer) return notFound();
      if (customer.erasedAt) return conflict(alreadyErased);
      if (versionOfMoment(customer) !== body.version) return conflict();
      if (normalizeEmail(body.email) !== normalizeEmail(customer.email)) {
        return invalid({ email: [otherEmail] });
      }
      if ((await openOrdersOf(tx, id)).length > 0) return conflict(openOrders);
      await eraseCustomer(tx, customer, new Date(now));
      const act = {
        actor: session.member,
        action: 'customer.erased',
        kind: 'customer',
        id,
      } as const;
      await writeAudit(tx, act, now);
      return undefined;
    });
    if (refused) return refused;
    mailDue();
    return done({ message: erased[lang] });
  });
}

async function readCustomer(db: Db, id: string) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, Number(id)));
  return customer;
}
