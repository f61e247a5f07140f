/** Fetches pictures as jobs, retried for two days, then reported to staff. */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../platform/db/client.ts';
import { pictures } from '../../platform/db/schema/index.ts';
import { handleJobs, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { addJobs, type JobKind } from '../../platform/jobs/queue.ts';
import type { Storage } from '../storage/storage.ts';
import { NoPicture, type FetchPicture } from './fetch-picture.ts';
import { pictureKeyOf, storePicture } from './stored-pictures.ts';

const fetchJob: JobKind<{ readonly picture: string }> = {
  name: 'picture',
  data: v.object({ picture: v.string() }),
};

/** Fetched at once, by each process. */
const concurrency = 4;

const limitMs = 30_000;

/** So many rows go into one statement. */
const rowsAtOnce = 1000;

/** Notes pictures of addresses, and has those fetched that have not come. */
export async function wantPictures(db: Db, addresses: readonly string[]): Promise<void> {
  for (let start = 0; start < addresses.length; start += rowsAtOnce) {
    const rows = addresses
      .slice(start, start + rowsAtOnce)
      .map((source) => ({ key: pictureKeyOf(source), source }));
    await db.insert(pictures).values(rows).onConflictDoNothing();
    const keys = rows.map(({ key }) => key);
    const missing = await db
      .select({ key: pictures.key })
      .from(pictures)
      .where(and(inArray(pictures.key, keys), isNull(pictures.content)));
    const jobs = missing.map(({ key }) => ({ key, data: { picture: key } }));
    // Due since ever: nothing is waited for.
    await addJobs(db, fetchJob, jobs, { dueAt: 0 });
  }
}

export interface PictureDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly fetchPicture: FetchPicture;
}

export function pictureHandler({ db, storage, fetchPicture }: PictureDeps): JobHandler {
  return handleJobs(fetchJob, { limitMs, concurrency }, async ({ picture: key }, signal) => {
    const [row] = await db.select().from(pictures).where(eq(pictures.key, key));
    if (!row?.source || row.content !== null) return;
    try {
      const stored = await storePicture(storage, await fetchPicture(row.source, signal));
      await db
        .update(pictures)
        .set({ ...stored, reason: null })
        .where(eq(pictures.key, key));
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error;
      const { message: reason } = error;
      await db.update(pictures).set({ reason }).where(eq(pictures.key, key));
      throw error;
    }
  });
}

/** How many pictures have not come. */
export async function countWaiting(db: Db): Promise<number> {
  return db.$count(pictures, isNull(pictures.content));
}

/** Addresses whose picture has not come although it was asked for, and why. */
export async function missingPictures(
  db: Db,
): Promise<{ readonly source: string; readonly reason: string }[]> {
  const rows = await db
    .select({ source: pictures.source, reason: pictures.reason })
    .from(pictures)
    .where(and(isNull(pictures.content), isNotNull(pictures.reason)))
    .orderBy(pictures.source);
  return rows.map(({ source, reason }) => ({ source: source ?? '', reason: reason ?? '' }));
}
