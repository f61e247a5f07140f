import { listen } from '@ponte/server-process';
import { createMetrics, serveMetrics, startTracing } from '@ponte/telemetry';
import { smtpTransport } from '../../adapters/mail/smtp.ts';
import { fetchPicture } from '../../adapters/media/fetch-picture.ts';
import { createMedia } from '../../adapters/media/media.ts';
import { storedPictures } from '../../adapters/media/stored-pictures.ts';
import { chooseProvider } from '../../adapters/payments/choose-provider.ts';
import { embeddedPostalCodes, publicPostalCodes } from '../../adapters/postal/postal-codes.ts';
import { openDataFolder } from '../../adapters/storage/data-folder.ts';
import { openStorage } from '../../adapters/storage/open-storage.ts';
import { chooseReader } from '../../catalogue/products/memory/choose-reader.ts';
import { readInMemory } from '../../catalogue/products/memory/index-in-memory.ts';
import { readInPostgres } from '../../catalogue/products/postgres/index-in-postgres.ts';
import { takeBackRunning } from '../../platform/jobs/queue.ts';
import { alertedEvents } from '../../platform/metrics/alerted-events.ts';
import { databaseMetrics } from '../../platform/metrics/database-metrics.ts';
import { systemClock } from '../../platform/runtime/clock.ts';
import type { Log } from '../../platform/runtime/log.ts';
import { createApp } from '../app.ts';
import { watchFiles } from '../backup/watch-files.ts';
import type { Config } from './config.ts';
import { fillDatabase } from './fill-database.ts';
import { startChores, sweep, type Chore } from './housekeeping.ts';
import { openDatabase } from './open-database.ts';
import { secretOf } from './secret-of.ts';
import { watchPool } from './watch-pool.ts';

export interface RunningServer {
  readonly url: string;
  /** Stops accepting requests, finishes running ones, and releases database and folder. */
  stop(): Promise<void>;
}

/** A running server, or the sentence that says why there is none. */
export type StartedServer =
  | { readonly ok: true; readonly server: RunningServer }
  | { readonly ok: false; readonly problem: string };

/** In milliseconds: no transaction of the server waits for anything but the database. */
const idleInTransactionMs = 60_000;

/** In milliseconds: a request that gets no connection by then is answered with 503. */
const waitForConnectionMs = 5000;

/** How often connections to Postgres are looked at. */
const poolEveryMs = 1_000;

/** How often expired data are deleted, and due jobs are looked for. */
const sweepEveryMs = 600_000;
const jobsEveryMs = 5_000;
const alertsEveryMs = 60_000;
const searchesEveryMs = 60_000;
const ratesEveryMs = 60_000;
const reviewsEveryMs = 600_000;
const filesEveryMs = 3_600_000;

/** How long a stopping server waits for running jobs, in milliseconds. */
const jobsPatienceMs = 8_000;

/**
 * In milliseconds, beside what it still serves: a stopping server may take ten seconds for its last
 * requests before it closes its database.
 */
const waitForFolderMs = 15_000;

/**
 * @param draining aborted when the server is to stop: from then on it is not ready
 */
export async function startServer(
  config: Config,
  plainLog: Log,
  draining = new AbortController().signal,
): Promise<StartedServer> {
  const metrics = createMetrics();
  const log = metrics.counted(plainLog, alertedEvents);
  const opened = await openDataFolder(config.dataFolder);
  if (!opened.ok) return opened;
  const found = await openDatabase(config, opened.folder, {
    isTraced: config.tracing !== undefined,
    limits: {
      statementMs: config.statementMs,
      idleMs: idleInTransactionMs,
      waitMs: waitForConnectionMs,
    },
    waitMs: waitForFolderMs + config.drainMs,
    waiting: () => log.info('waiting for another process to release the data folder'),
  });
  if (!found.ok) return found;
  const { database } = found;
  const kept = await secretOf(config, opened.folder);
  if (!kept.ok) {
    await database.close();
    return kept;
  }
  const storage = openStorage(config, opened.folder);
  const filled = await fillDatabase(database, config.seed, storage);
  if (!filled.ok) {
    await database.close();
    return filled;
  }
  if (filled.seeded) log.info('seeded');
  const transport = config.smtpUrl && (await smtpTransport(config.smtpUrl, config.mailFrom));
  const catalogueReader =
    config.searchIndex === 'postgres'
      ? readInPostgres(database.db)
      : readInMemory(chooseReader(database.db, config.databaseUrl));
  const { app, background, jobs, ...chores } = createApp({
    ...config,
    database,
    catalogueReader,
    log,
    metrics,
    draining,
    transport: transport || undefined,
    clock: systemClock,
    payments: chooseProvider(config.paymentService, systemClock),
    secret: kept.secret,
    media: createMedia({
      folder: opened.folder.media,
      draw: filled.draw,
      stored: storedPictures(database.db, storage),
      drawnAtOnce: 1,
    }),
    storage,
    fetchPicture: (address, signal) =>
      fetchPicture(address, { isPrivateAllowed: config.privatePictures, signal }),
    postalCodes: config.postalCodeOrigin
      ? publicPostalCodes(config.postalCodeOrigin)
      : embeddedPostalCodes,
  });
  databaseMetrics(metrics, database, systemClock);
  // A bucket would have to be asked for each file.
  const lookForFiles = config.bucket
    ? undefined
    : watchFiles(metrics, { db: database.db, folder: opened.folder, log });
  const scraped = config.metrics && (await serveMetrics(metrics, config.metrics));
  const listening = scraped?.ok === false ? scraped : await listen(app.fetch, config, draining);
  if (!listening.ok) {
    if (scraped?.ok) scraped.close();
    await database.close();
    return listening;
  }
  const stopChores = startChores(background, [
    { name: 'sweep', everyMs: sweepEveryMs, work: () => sweep(database.db, systemClock) },
    { name: 'alerts', everyMs: alertsEveryMs, work: chores.tellAlerts },
    { name: 'searches', everyMs: searchesEveryMs, work: chores.saveSearches },
    { name: 'rates', everyMs: ratesEveryMs, work: chores.askForRates },
    { name: 'reviews', everyMs: reviewsEveryMs, work: chores.askForReviews },
    ...(lookForFiles ? [{ name: 'files', everyMs: filesEveryMs, work: lookForFiles }] : []),
    ...(database.pool ? [lookAt(watchPool(database.pool, log, systemClock))] : []),
  ]);
  if (lookForFiles) background.later('files', lookForFiles);
  if (database.kind === 'embedded') await takeBackRunning(database.db, systemClock.now());
  jobs.start(jobsEveryMs);
  const tracing = config.tracing && (await startTracing('ponte-api', config.tracing, log));
  const stop = async (): Promise<void> => {
    stopChores();
    const jobsEnded = jobs.stop(jobsPatienceMs);
    // A load of a large catalogue would delay the shutdown.
    await catalogueReader.close();
    await listening.stop();
    await background.idle();
    await jobsEnded;
    if (scraped?.ok) scraped.close();
    await tracing?.stop();
    await database.close();
  };
  return { ok: true, server: { url: listening.url, stop } };
}

function lookAt(look: () => void): Chore {
  return { name: 'pool', everyMs: poolEveryMs, work: async () => look() };
}
