import { getOwnData, updateProfile } from '@ponte/contract/accounts';
import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { customers } from '../../platform/db/schema/index.ts';
import { tooMany } from '../../platform/http/call.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { invalid } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { asksPhotos } from '../../platform/store-info/document-photos.ts';
import { readStoreInfo } from '../../platform/store-info/store-info.ts';
import { assignDocuments, storeDocuments } from './document-files.ts';
import { exportOf } from './export-customer.ts';
import { checkDocumentOf, checkPhone, FormErrors } from './field-rules.ts';
import { checkUploads, readDocuments } from './uploads.ts';

const updated: Text = { pt: 'Dados atualizados.', es: 'Datos actualizados.' };

export function profileRoutes(context: AppContext): void {
  const { db, clock, limiter, limits, bind, mailDue } = context;

  bind(updateProfile, async ({ body, session, lang, signal }) => {
    const { id, foreign } = session.customer;
    // Re-encoding pictures of documents takes seconds of a core.
    const wait = await limiter.hit(limits.LIMIT_PROFILE_CHANGES, String(id));
    if (wait !== undefined) return tooMany(wait);
    const errors = new FormErrors();
    const phone = checkPhone(errors, body.telefone, foreign);
    const claim = { type: body.documento_tipo, document: body.documento, foreign };
    const document = checkDocumentOf(errors, claim);
    const uploads = asksPhotos(await readStoreInfo(db), foreign) ? body : {};
    await checkUploads(errors, uploads, 'profile');
    if (errors.fields) return invalid(errors.fields);
    const documents = await readDocuments(uploads, 'profile', signal);
    if (!documents.ok) return documents;

    const stored = await storeDocuments(context, documents.value);
    await repeatable(db, async (tx) => {
      await tx
        .update(customers)
        .set({
          ...(body.nome !== undefined && { firstName: body.nome.trim() }),
          ...(body.sobrenome !== undefined && { lastName: body.sobrenome.trim() }),
          phone,
          document,
          documentType: body.documento_tipo,
          updatedAt: sql`now()`,
        })
        .where(eq(customers.id, id));
      await assignDocuments(tx, id, stored, clock.now());
    });
    mailDue();
    return done({ message: updated[lang] });
  });

  bind(getOwnData, async ({ session: { customer } }) => {
    const wait = await limiter.hit(limits.LIMIT_DATA_COPIES, String(customer.id));
    if (wait !== undefined) return tooMany(wait);
    const text = JSON.stringify(await exportOf(db, customer, clock.now()), undefined, 2);
    return {
      ...done(new Blob([text], { type: 'application/json' })),
      headers: { 'Content-Disposition': 'attachment; filename="my-data.json"' },
    };
  });
}
