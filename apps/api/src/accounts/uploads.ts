/** Pictures of documents that customers upload. */
import type { UploadForm } from '@ponte/contract/limits';
import type { Rule } from '@ponte/contract/rules/rule';
import { typeOfContent, uploadProblem } from '@ponte/contract/rules/uploads';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../db/client.ts';
import { customerDocuments, type DocumentSide } from '../db/schema/index.ts';
import type { Text } from '../http/texts.ts';
import { isOutage } from '../runtime/outage.ts';
import { randomId } from '../security/random-tokens.ts';
import type { Storage } from '../storage/storage.ts';

/** A document that is what it says and holds nothing else. */
export interface SafeDocument {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg' | 'application/pdf';
}

/** A safe document, or what is wrong with the file. */
export type ReadDocument =
  | { readonly ok: true; readonly document: SafeDocument }
  | { readonly ok: false; readonly text: Text };

const tooLarge: Text = {
  pt: 'O arquivo deve ter no máximo 5 MB.',
  es: 'El archivo debe tener como máximo 5 MB.',
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

/** The most pixels of a picture, above any camera's: more are an attempt to exhaust the memory. */
const mostPixels = 60_000_000;

/** The longer side of a kept picture: enough to read a document. */
const keptPixels = 2400;

/**
 * Reads an uploaded file by its content. Its name may only agree with it (decision 25); the
 * declared type says what the name says.
 *
 * A picture is re-encoded as JPEG, without place, device and whatever else was in the file. A PDF
 * is kept as it is: it is never shown by this server.
 */
export async function readDocument(file: Blob, form: UploadForm): Promise<ReadDocument> {
  const problem = await uploadProblem(file, form);
  if (problem) return refused(problem.rule, form);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (typeOfContent(bytes) === 'application/pdf') {
    return { ok: true, document: { bytes, type: 'application/pdf' } };
  }
  const drawn = await redraw(bytes);
  return drawn
    ? { ok: true, document: { bytes: drawn, type: 'image/jpeg' } }
    : refused('fileTypeError', form);
}

function refused(rule: Rule, form: UploadForm): ReadDocument {
  return { ok: false, text: rule === 'fileSizeError' ? tooLarge : wrongType[form] };
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: keptPixels, height: keptPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
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
