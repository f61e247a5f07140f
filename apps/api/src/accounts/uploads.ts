/** Pictures of documents that customers upload. */
import { uploadLimit } from '@ponte/contract/accounts';
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
const wrongType: Text = {
  pt: 'O arquivo deve ser PNG, JPG, GIF ou PDF.',
  es: 'El archivo debe ser PNG, JPG, GIF o PDF.',
};

const wrongTypeOfProfile: Text = {
  pt: 'O arquivo deve ser PNG, JPG ou PDF.',
  es: 'El archivo debe ser PNG, JPG o PDF.',
};

/** Where a file comes from: a registration may bring a GIF, a profile may not (accounts.md §9). */
export type UploadForm = 'registration' | 'profile';

/** What a file of each ending must be inside. Any other ending is refused; none at all is no claim. */
const kindOfEnding: ReadonlyMap<string, 'image' | 'pdf'> = new Map([
  ['png', 'image'],
  ['jpg', 'image'],
  ['jpeg', 'image'],
  ['gif', 'image'],
  ['pdf', 'pdf'],
]);

/** More pixels than any camera's picture: such a file only wants to fill the memory. */
const mostPixels = 60_000_000;

/** The longer side of a kept picture: enough to read a document. */
const keptPixels = 2400;

/**
 * Reads an uploaded file by its content. Its name may only agree with it: what calls itself a
 * picture and is a PDF was not meant to be what it is. The declared type says what the name says.
 *
 * A picture is drawn anew as JPEG, without place, device and whatever else was in the file. A PDF
 * is kept as it is: it is never shown by this server.
 */
export async function readDocument(file: Blob, form: UploadForm): Promise<ReadDocument> {
  if (file.size > uploadLimit) return { ok: false, text: tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const kind = signatures.find((one) => start.startsWith(one.start))?.kind;
  const refused = { ok: false, text: form === 'profile' ? wrongTypeOfProfile : wrongType } as const;
  if (form === 'profile' && start.startsWith('GIF8')) return refused;
  const ending =
    file instanceof File ? /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() : undefined;
  if (ending !== undefined && kindOfEnding.get(ending) !== kind) return refused;
  if (kind === 'pdf') return { ok: true, document: { bytes, type: 'application/pdf' } };
  const drawn = kind === 'image' ? await redraw(bytes) : undefined;
  return drawn ? { ok: true, document: { bytes: drawn, type: 'image/jpeg' } } : refused;
}

/** The bytes that files of the accepted types begin with. */
const signatures: readonly { readonly kind: 'image' | 'pdf'; readonly start: string }[] = [
  { kind: 'image', start: '\x89PNG\r\n\x1a\n' },
  { kind: 'image', start: '\xff\xd8\xff' },
  { kind: 'image', start: 'GIF87a' },
  { kind: 'image', start: 'GIF89a' },
  { kind: 'pdf', start: '%PDF-' },
];

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
