/** Pictures that staff have sent, and that are deleted a day later if the shop shows them nowhere. */
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../../adapters/app-context.ts';
import {
  holdPictures,
  keepPictures,
  nameSent,
  readPicture,
  storageKey,
  type SentPicture,
} from '../../adapters/media/stored-pictures.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { brands, pictures, products } from '../../platform/db/schema/index.ts';
import { handleJobs, NotYet, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { addJob, dropJobs, type JobKind } from '../../platform/jobs/queue.ts';
import { currentSettings } from '../shop-settings/apply-settings.ts';

/** What stores a picture. */
interface Deps extends Pick<AppContext, 'db' | 'clock'> {
  readonly storage: Pick<Storage, 'put'>;
}

/** By its content: the same picture, sent twice, has one key and two files. */
const unusedJob: JobKind<{ readonly picture: string; readonly content: string }> = {
  name: 'unused',
  data: v.object({ picture: v.string(), content: v.string() }),
};

/** In milliseconds: by then a form was saved, or left. */
const unsavedMs = 24 * 3_600_000;

async function deleteLater(db: Db, { key, content }: SentPicture, now: number): Promise<void> {
  const due = { key: content, dueAt: now + unsavedMs };
  await addJob(db, unusedJob, { picture: key, content }, due);
}

/**
 * Stores a picture's file, which is deleted a day later unless {@link keepSent} has written it down and
 * something shows it: also when the process dies in between.
 *
 * @throws NoPicture when it is none
 * @throws Outage
 */
export async function storeSent(
  { db, clock, storage }: Deps,
  file: Uint8Array,
): Promise<SentPicture> {
  const { bytes, width } = await readPicture(file);
  const sent = { ...nameSent(file), width };
  await deleteLater(db, sent, clock.now());
  await storage.put(storageKey(sent.content), bytes, 'image/webp');
  return sent;
}

/** Writes a picture down. One that was there waits another day to be saved. */
export async function keepSent(tx: Db, sent: SentPicture, now: number): Promise<void> {
  const { key, content, width } = sent;
  await keepPictures(tx, [{ key, content, width }]);
  const before = (await holdPictures(tx, [key])).get(key)?.content ?? content;
  if (before === content || (await dropJobs(tx, unusedJob, [before])) === 0) return;
  await deleteLater(tx, { ...sent, content: before }, now);
}

export function unusedHandler({ db, storage }: Pick<AppContext, 'db' | 'storage'>): JobHandler {
  return handleJobs(
    unusedJob,
    { limitMs: 60_000, concurrency: 1 },
    async ({ picture, content }) => {
      if (await isKept(db, picture, content)) return;
      // No other key has this file, and no later one will: it is gone whatever is sent meanwhile.
      await storage.remove(storageKey(content));
    },
  );
}

/** Whether the shop shows a picture; if not, it is forgotten. */
function isKept(db: Db, key: string, content: string): Promise<boolean> {
  const isIt = and(eq(pictures.key, key), eq(pictures.content, content));
  return repeatable(db, async (tx) => {
    const [row] = await tx.select().from(pictures).where(isIt).for('update', { skipLocked: true });
    if (!row) {
      if ((await tx.$count(pictures, isIt)) > 0) throw new NotYet('It is being saved.');
      return false;
    }
    if (await isShown(tx, key)) return true;
    await tx.delete(pictures).where(isIt);
    return false;
  });
}

async function isShown(db: Db, key: string): Promise<boolean> {
  const ofProducts = sql`${products.pictures} @> ${JSON.stringify([key])}::jsonb`;
  if ((await db.$count(products, ofProducts)) > 0) return true;
  if ((await db.$count(brands, eq(brands.logo, key))) > 0) return true;
  // Banners, the team, the shop's mark, and whatever else of it names a picture.
  return JSON.stringify(await currentSettings(db)).includes(key);
}
