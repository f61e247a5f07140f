import { fetchPicture } from '../../adapters/media/fetch-picture.ts';
import { countWaiting, pictureHandler } from '../../adapters/media/picture-jobs.ts';
import { openStorage } from '../../adapters/storage/open-storage.ts';
import {
  missingGoodsPictures,
  type MissingGoodsPicture,
} from '../../catalogue/import/missing-goods-pictures.ts';
import { say, type SentenceLang } from '../../catalogue/import/sentences/sentences.ts';
import type { PictureIntake } from '../../catalogue/import/take-pictures.ts';
import { createJobRunner } from '../../platform/jobs/job-runner.ts';
import { systemClock } from '../../platform/runtime/clock.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { print, type Tool } from './tool.ts';

/**
 * Fetches what has not come. What is left the server fetches.
 * @returns what was taken now and has not come; not that of other goods, whose import said so
 */
export async function fetchPictures(
  { database: { db }, config, folder }: Tool,
  pictures: Pick<PictureIntake, 'hasTaken'>,
  lang: SentenceLang = 'en',
): Promise<MissingGoodsPicture[]> {
  const waiting = await countWaiting(db);
  if (waiting === 0) return [];
  print(say(lang, 'picturesFetched', { n: waiting }));
  const jobs = createJobRunner({ db, clock: systemClock, log: silentLog });
  jobs.handle(
    pictureHandler({
      db,
      storage: openStorage(config, folder),
      fetchPicture: (address, signal) =>
        fetchPicture(address, { isPrivateAllowed: config.privatePictures, signal }),
    }),
  );
  await jobs.runDue();
  return missingGoodsPictures(db, pictures);
}
