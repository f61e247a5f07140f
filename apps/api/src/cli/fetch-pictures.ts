import { createJobRunner } from '../jobs/job-runner.ts';
import { fetchPicture } from '../media/fetch-picture.ts';
import { countWaiting, missingPictures, pictureHandler } from '../media/picture-jobs.ts';
import { systemClock } from '../runtime/clock.ts';
import { silentLog } from '../runtime/log.ts';
import { openStorage } from '../storage/open-storage.ts';
import { print, type Tool } from './tool.ts';

/** Fetches what has not come, and says what has not come then. What is left the server fetches. */
export async function fetchPictures({ database: { db }, config, folder }: Tool): Promise<string[]> {
  const waiting = await countWaiting(db);
  if (waiting === 0) return [];
  print(
    `${waiting} pictures are fetched; the shop's server fetches what is left when this is stopped.`,
  );
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
  const missing = await missingPictures(db);
  return missing.map(({ source, reason }) => `picture ${source}: ${reason}; it is tried again`);
}
