import type { UploadForm } from '@ponte/contract/limits';
import { typeOf, typeOfContent, uploadProblem } from '@ponte/contract/rules/uploads';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { customerDocuments, type DocumentSide } from '../db/schema/index.ts';
import { invalid, type FailureOf } from '../http/reply.ts';
import { texts, type Text } from '../http/texts.ts';
import { isOutage } from '../runtime/outage.ts';
import { randomId } from '../security/random-tokens.ts';
import type { Storage } from '../storage/storage.ts';
import { FormErrors } from './field-rules.ts';
import { redraw, redrawRetryAfter, takeTurn } from './redraw.ts';

/** A file whose content matches its type, without metadata. */
export interface SafeDocument {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg' | 'application/pdf';
}

export interface Uploads {
  readonly frente?: Blob | undefined;
  readonly verso?: Blob | undefined;
}

const tooLarge: Text = {
  pt: 'O arquivo deve ter no máximo 5 MB.',
  es: 'El archivo debe tener como máximo 5 MB.',
};

const tooDetailed: Text = {
  pt: 'A imagem tem resolução alta demais. Envie uma menor.',
  es: 'La imagen tiene una resolución demasiado alta. Envíe una más pequeña.',
};

/** The file types that each form accepts (accounts.md §9). */
const wrongType: Readonly<Record<UploadForm, Text>> = {
  registration: {
    pt: 'O arquivo deve ser PNG, JPG, GIF ou PDF.',
    es: 'El archivo debe ser PNG, JPG, GIF o PDF.',
  },
  profile: {
    pt: 'O arquivo deve ser PNG, JPG ou PDF.',
    es: 'El archivo debe ser PNG, JPG o PDF.',
  },
};

/** The cheap checks: size, name and first bytes (decision 25). */
export async function checkUploads(
  errors: FormErrors,
  uploads: Uploads,
  form: UploadForm,
): Promise<void> {
  for (const [name] of sides) {
    const file = uploads[name];
    const problem = file && (await uploadProblem(file, form));
    if (!problem) continue;
    errors.add(name, problem.rule === 'fileSizeError' ? tooLarge : wrongType[form]);
  }
}

/**
 * Reads files that passed {@link checkUploads}. Re-encoding pictures takes memory and time, so it
 * is queued and comes last, when nothing else is wrong with the form. A PDF is stored unchanged:
 * this server never displays it.
 * @param signal aborts when the client disconnects
 */
export async function readDocuments(
  uploads: Uploads,
  form: UploadForm,
  signal: AbortSignal,
): Promise<Documents | FailureOf<422 | 503>> {
  const files = sides.flatMap(([name, side]) => {
    const file = uploads[name];
    return file ? [{ name, side, file }] : [];
  });
  const types = await Promise.all(files.map(({ file }) => typeOf(file)));
  const read = () => readInTurn(files, form, signal);
  if (types.every((type) => type === 'application/pdf')) return read();
  return (await takeTurn(read)) ?? busy;
}

interface Upload {
  readonly name: keyof Uploads;
  readonly side: DocumentSide;
  readonly file: Blob;
}

const sides = [
  ['frente', 'front'],
  ['verso', 'back'],
] as const satisfies readonly (readonly [keyof Uploads, DocumentSide])[];

const busy: FailureOf<503> = {
  status: 503,
  text: texts.unavailable,
  retryAfter: redrawRetryAfter,
};

async function readInTurn(
  files: readonly Upload[],
  form: UploadForm,
  signal: AbortSignal,
): Promise<Documents | FailureOf<422 | 503>> {
  const errors = new FormErrors();
  const documents: Documents[number][] = [];
  for (const { name, side, file } of files) {
    if (signal.aborted) return busy;
    // Read only now: forms that wait in the queue hold no second copy.
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (typeOfContent(bytes) === 'application/pdf') {
      documents.push({ side, bytes, type: 'application/pdf' });
      continue;
    }
    const drawn = await redraw(bytes);
    if (drawn instanceof Uint8Array) documents.push({ side, bytes: drawn, type: 'image/jpeg' });
    else errors.add(name, drawn === 'broken' ? wrongType[form] : tooDetailed);
  }
  return errors.fields ? invalid(errors.fields) : documents;
}

export type Documents = readonly (SafeDocument & { readonly side: DocumentSide })[];

/**
 * Stores documents under unguessable keys while `work` makes them a customer's. When storing or
 * `work` fails, or `work` returns nothing, they are deleted again.
 */
export async function withStored<Result>(
  storage: Storage,
  documents: Documents,
  work: (stored: readonly StoredDocument[]) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const stored = documents.map(({ side, bytes, type }) => ({
    side,
    storageKey: `documents/${randomId()}`,
    contentType: type,
    size: bytes.length,
  }));
  const forget = () => Promise.allSettled(stored.map((one) => storage.remove(one.storageKey)));
  const puts = await Promise.allSettled(
    documents.map(({ bytes, type }, index) =>
      storage.put(stored[index]?.storageKey ?? '', bytes, type),
    ),
  );
  const failed = puts.find((put) => put.status === 'rejected');
  if (failed) {
    await forget();
    throw failed.reason;
  }
  try {
    const result = await work(stored);
    if (result === undefined) await forget();
    return result;
  } catch (error) {
    // After an outage the transaction may have committed: an orphaned file is better than a missing
    // one.
    if (!isOutage(error)) await forget();
    throw error;
  }
}

export type StoredDocument = Omit<
  typeof customerDocuments.$inferInsert,
  'id' | 'customerId' | 'createdAt'
>;

/** Assigns documents to a customer; returns the keys of those that they replace. */
export async function assignDocuments(
  db: Db,
  customerId: number,
  documents: readonly StoredDocument[],
): Promise<string[]> {
  if (documents.length === 0) return [];
  const sides = new Set(documents.map(({ side }) => side));
  const known = await db
    .select()
    .from(customerDocuments)
    .where(eq(customerDocuments.customerId, customerId));
  const replaced = known.filter(({ side }) => sides.has(side));
  for (const { id } of replaced) {
    await db.delete(customerDocuments).where(eq(customerDocuments.id, id));
  }
  await db.insert(customerDocuments).values(documents.map((one) => ({ ...one, customerId })));
  return replaced.map(({ storageKey }) => storageKey);
}
