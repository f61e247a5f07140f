import { createApp } from '../app.ts';
import { drawPicture } from '../art/index.ts';
import { chooseReader } from '../catalogue/memory/choose-reader.ts';
import type { Db } from '../db/client.ts';
import type { Log } from '../http/log.ts';
import { sendDueMails, type Transport } from '../mail/outbox.ts';
import { smtpTransport } from '../mail/smtp.ts';
import { createMedia } from '../media/media.ts';
import { embeddedPostalCodes, publicPostalCodes } from '../postal/postal-codes.ts';
import { keptSecret } from '../security/secrets.ts';
import { openStorage } from '../storage/open-storage.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { startChores, sweep, type Chore } from './housekeeping.ts';
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

/** How often what has run out is dropped, and mail is looked for that failed before. */
const sweepEveryMs = 600_000;
const mailEveryMs = 30_000;
const expireEveryMs = 60_000;

/** Starts the server: folder, database, catalogue, port. */
export async function startServer(config: Config, log: Log): Promise<StartedServer> {
  const opened = await openDataFolder(config.dataFolder);
  if (!opened.ok) return opened;
  const found = await openDatabase(config, opened.folder);
  if (!found.ok) return found;
  const { database } = found;
  if (await seedOnce(database)) log.info('seeded');
  const transport = config.smtpUrl && (await smtpTransport(config.smtpUrl, config.mailFrom));
  const catalogueReader = chooseReader(database.db, config.databaseUrl);
  const { app, background, expirePayments } = createApp({
    ...config,
    database,
    catalogueReader,
    log,
    transport: transport || undefined,
    clock: systemClock,
    secret: config.secret ?? (await keptSecret(opened.folder.root)),
    media: createMedia({ folder: opened.folder.media, draw: drawPicture, drawnAtOnce: 1 }),
    storage: openStorage(config, opened.folder),
    postalCodes: config.postalCodeOrigin
      ? publicPostalCodes(config.postalCodeOrigin)
      : embeddedPostalCodes,
  });
  const listening = await listen(app.fetch, config);
  if (!listening.ok) {
    await database.close();
    return listening;
  }
  const stopChores = startChores(background, [
    { name: 'sweep', everyMs: sweepEveryMs, work: () => sweep(database.db, systemClock) },
    { name: 'expire', everyMs: expireEveryMs, work: expirePayments },
    ...(transport ? [mailChore(database.db, transport, log)] : []),
  ]);
  const stop = async (): Promise<void> => {
    stopChores();
    // A shopper who waits for a large catalogue would hold the server up until it is read.
    await catalogueReader.close();
    await listening.stop();
    await background.idle();
    await database.close();
  };
  return { ok: true, server: { url: listening.url, stop } };
}

function mailChore(db: Db, transport: Transport, log: Log): Chore {
  const work = () => sendDueMails(db, systemClock, transport, log);
  return { name: 'mail', everyMs: mailEveryMs, work };
}
