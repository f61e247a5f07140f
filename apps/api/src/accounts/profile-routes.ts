import { updateProfile } from '@ponte/contract/accounts';
import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { customers } from '../db/schema/index.ts';
import { done, invalid } from '../http/reply.ts';
import type { Text } from '../http/texts.ts';
import { checkDocumentOf, checkPhone, Complaints } from './field-rules.ts';
import { readDocuments } from './registration.ts';
import { assignDocuments, withStored } from './uploads.ts';

const updated: Text = { pt: 'Dados atualizados.', es: 'Datos actualizados.' };

/** What customers may change of themselves. */
export function profileRoutes({ db, storage, bind, background }: AppContext): void {
  bind(updateProfile, async ({ body, session, lang }) => {
    const { id, foreign } = session.customer;
    const complaints = new Complaints();
    const phone = checkPhone(complaints, body.telefone, foreign);
    const claim = { type: body.documento_tipo, document: body.documento, foreign };
    const document = checkDocumentOf(complaints, claim);
    const documents = await readDocuments(complaints, body, 'profile');
    if (complaints.fields) return invalid(complaints.fields);

    const replaced = await withStored(storage, documents, (stored) =>
      db.transaction(async (tx) => {
        await tx
          .update(customers)
          .set({ phone, document, documentType: body.documento_tipo, updatedAt: sql`now()` })
          .where(eq(customers.id, id));
        return assignDocuments(tx, id, stored);
      }),
    );
    // The update is done: that an old picture can't be forgotten now must not look like a failure.
    background.later('forget documents', () =>
      Promise.all((replaced ?? []).map((key) => storage.remove(key))),
    );
    return done({ message: updated[lang] });
  });
}
