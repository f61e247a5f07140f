/** Pictures of documents that customers upload. */
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
import { Complaints } from './field-rules.ts';
import { redraw, redrawRetryAfter, takeTurn } from './redraw.ts';

/** A document that is what it says and holds nothing else. */
export interface SafeDocument {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg' | 'application/pdf';
}

/** The files of a form, by the names of their fields. */
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

/** What a file of each form may be (accounts.md §9). */
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

/** Complains of files by their size, name and first bytes, which costs nothing (decision 25). */
export async function checkUploads(
  complaints: Complaints,
  uploads: Uploads,
  form: UploadForm,
): Promise<void> {
  for (const [name] of sides) {
    const file = uploads[name];
    const problem = file && (await uploadProblem(file, form));
    if (!problem) continue;
    complaints.add(name, problem.rule === 'fileSizeError' ? tooLarge : wrongType[form]);
  }
}

/**
 * Reads files that {@link checkUploads} had no complaint about. Pictures are drawn anew, which takes
 * memory and time: it comes last, when nothing else is wrong with the form, and has a queue. A PDF is
 * kept as it is: it is never shown by this server.
 *
 * @param signal aborts when the caller has gone
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
  const complaints = new Complaints();
  const documents: Documents[number][] = [];
  for (const { name, side, file } of files) {
    if (signal.aborted) return busy;
    // Only now: those who wait keep their files once.
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (typeOfContent(bytes) === 'application/pdf') {
      documents.push({ side, bytes, type: 'application/pdf' });
      continue;
    }
    const drawn = await redraw(bytes);
    if (drawn instanceof Uint8Array) documents.push({ side, bytes: drawn, type: 'image/jpeg' });
    else complaints.add(name, drawn === 'broken' ? wrongType[form] : tooDetailed);
  }
  return complaints.fields ? invalid(complaints.fields) : documents;
}

/** The documents of a form. */
export type Documents = readonly (SafeDocument & { readonly side: DocumentSide })[];

/**
 * Puts documents away, under keys that nobody can guess, for work that makes them somebody's. When
 * one can't be put away, or the work fails or comes to nothing, none of them stays.
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
    // A database that went away may have kept the work: rather a file too many than one too few.
    if (!isOutage(error)) await forget();
    throw error;
  }
}

/** A document that was put away. */
export type StoredDocument = Omit<
  typeof customerDocuments.$inferInsert,
  'id' | 'customerId' | 'createdAt'
>;

/** Makes documents a customer's, and gives back the keys of those that they replace. */
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
