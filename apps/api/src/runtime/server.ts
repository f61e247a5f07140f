import { createApp } from '../app.ts';
import { drawPicture } from '../art/index.ts';
import type { Log } from '../http/log.ts';
import { createMedia } from '../media/media.ts';
import { createSigner, keptSecret } from '../security/secrets.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { listen } from './listen.ts';
import { openDatabase } from './open-database.ts';
import { seedOnce } from './seed-once.ts';

/** A server that answers, until it is stopped. */
export interface RunningServer {
  readonly url: string;
  /** Takes no new request, finishes those that run, and lets go of database and folder. */
  stop(): Promise<void>;
}

/** A running server, or the sentence that says why there is none. */
export type StartedServer =
  | { readonly ok: true; readonly server: RunningServer }
  | { readonly ok: false; readonly problem: string };

/** Starts the server: folder, database, catalogue, port. */
export async function startServer(config: Config, log: Log): Promise<StartedServer> {
  const opened = await openDataFolder(config.dataFolder);
  if (!opened.ok) return opened;
  const found = await openDatabase(config, opened.folder);
  if (!found.ok) return found;
  const { database } = found;
  if (await seedOnce(database)) log.info('seeded');
  const app = createApp({
    database,
    clock: systemClock,
    signer: createSigner(config.secret ?? (await keptSecret(opened.folder.root))),
    media: createMedia({ folder: opened.folder.media, draw: drawPicture, drawnAtOnce: 1 }),
    log,
    corsOrigins: config.corsOrigins,
  });
  const listening = await listen(app.fetch, config);
  if (!listening.ok) {
    await database.close();
    return listening;
  }
  const stop = async (): Promise<void> => {
    await listening.stop();
    await database.close();
  };
  return { ok: true, server: { url: listening.url, stop } };
}
