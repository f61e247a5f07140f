/** The files of documents of identity: stored with a customer, or deleted, whatever happens meanwhile. */
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../../adapters/app-context.ts';
import type { Db } from '../../platform/db/client.ts';
import { customerDocuments, type DocumentSide } from '../../platform/db/schema/index.ts';
import { handleJobs, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { addJobs, dropJobs, type JobKind } from '../../platform/jobs/queue.ts';
import { randomId } from '../../platform/security/random-tokens.ts';
import type { Documents } from './uploads.ts';

/** Deletes a file. Its key says nothing of whose it is. */
const deletionJob: JobKind<{ readonly file: string }> = {
  name: 'document',
  data: v.object({ file: v.string() }),
};

/** In milliseconds: by then a form has been answered, whatever became of it. */
const unclaimedMs = 3_600_000;

export type StoredDocument = Omit<
  typeof customerDocuments.$inferInsert,
  'id' | 'customerId' | 'createdAt'
>;

export function documentHandler({ storage }: Pick<AppContext, 'storage'>): JobHandler {
  return handleJobs(deletionJob, { limitMs: 60_000, concurrency: 2 }, ({ file }) =>
    storage.remove(file),
  );
}

/** Deletes files once the transaction is committed. */
async function deleteFiles(db: Db, files: readonly string[], dueAt: number): Promise<void> {
  const added = files.map((file) => ({ data: { file }, key: file }));
  await addJobs(db, deletionJob, added, { dueAt });
}

/**
 * Stores documents under unguessable keys. They are deleted an hour later unless
 * {@link assignDocuments} makes them a customer's: also when the process dies in between.
 */
export async function storeDocuments(
  { db, clock, storage }: Pick<AppContext, 'db' | 'clock' | 'storage'>,
  documents: Documents,
): Promise<readonly StoredDocument[]> {
  const stored = documents.map(({ side, bytes, type }) => ({
    side,
    storageKey: `documents/${randomId()}`,
    contentType: type,
    size: bytes.length,
  }));
  const files = stored.map(({ storageKey }) => storageKey);
  await deleteFiles(db, files, clock.now() + unclaimedMs);
  await Promise.all(
    documents.map(({ bytes, type }, index) => storage.put(files[index] ?? '', bytes, type)),
  );
  return stored;
}

/** Makes documents a customer's; files of those that they replace are deleted. */
export async function assignDocuments(
  db: Db,
  customerId: number,
  documents: readonly StoredDocument[],
  now: number,
): Promise<void> {
  if (documents.length === 0) return;
  const sides = documents.map(({ side }) => side);
  await deleteDocuments(db, customerId, now, sides);
  await db.insert(customerDocuments).values(documents.map((one) => ({ ...one, customerId })));
  await dropJobs(
    db,
    deletionJob,
    documents.map(({ storageKey }) => storageKey),
  );
}

/**
 * Deletes a customer's documents with their files.
 * @param sides only these; by default all
 */
export async function deleteDocuments(
  db: Db,
  customerId: number,
  now: number,
  sides?: readonly DocumentSide[],
): Promise<void> {
  const ofSides = sides && inArray(customerDocuments.side, [...sides]);
  const deleted = await db
    .delete(customerDocuments)
    .where(and(eq(customerDocuments.customerId, customerId), ofSides))
    .returning({ file: customerDocuments.storageKey });
  await deleteFiles(
    db,
    deleted.map(({ file }) => file),
    now,
  );
}
