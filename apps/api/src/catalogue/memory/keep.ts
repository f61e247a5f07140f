/** Keeps the catalogue in memory, and it in step with the database. */
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../runtime/clock.ts';
import { failureReason } from '../../runtime/failure-reason.ts';
import type { Log } from '../../runtime/log.ts';
import { readVersion } from './read-snapshot.ts';
import { mostOfSmall, type SnapshotReader } from './snapshot-reader.ts';
import type { Snapshot } from './snapshot.ts';

/** The catalogue as far as this process knows it. */
export interface KeptCatalogue {
  readonly snapshot: Snapshot;
  /** The database's version when it was last asked: the snapshot may still be of the one before. */
  readonly version: string;
}

/** How long what is known counts as the present state. */
const checkEveryMs = 1_000;

/** After it has read a catalogue, a process leaves the database alone for so many times as long. */
const restFactor = 5;

/** What the catalogue is kept with. */
export interface KeepOptions {
  readonly db: Db;
  readonly reader: SnapshotReader;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Gives the catalogue in memory: read when it is first asked for, and again after it has changed.
 * Every writer is noticed within a second, also another process or a person with SQL.
 */
export function keepCatalogue({
  db,
  reader,
  clock,
  log,
}: KeepOptions): () => Promise<KeptCatalogue> {
  let kept: KeptCatalogue | undefined;
  let checkedAt = 0;
  let restUntil = 0;
  let reading: Promise<KeptCatalogue> | undefined;
  let checking: Promise<KeptCatalogue> | undefined;

  const read = async (): Promise<KeptCatalogue> => {
    const start = clock.now();
    const snapshot = await reader.read();
    const end = clock.now();
    restUntil = end + (end - start) * restFactor;
    checkedAt = start;
    kept = { snapshot, version: snapshot.data.version };
    return kept;
  };
  const readOnce = (): Promise<KeptCatalogue> =>
    (reading ??= read().finally(() => (reading = undefined)));

  const check = async (before: KeptCatalogue): Promise<KeptCatalogue> => {
    const start = clock.now();
    const version = await readVersion(db);
    checkedAt = start;
    // A reading may have ended meanwhile.
    const { snapshot } = kept ?? before;
    kept = { snapshot, version };
    if (version === snapshot.data.version) return kept;
    // What is small is read before the request is answered that noticed a change; the rest behind,
    // and lists are of the state before meanwhile.
    if (snapshot.size <= mostOfSmall) return readOnce();
    if (start >= restUntil) readOnce().catch(noteFailure);
    return kept;
  };
  // A failure is no news to the request that noticed the change; the next check tries again.
  const noteFailure = (error: unknown): void =>
    log.error('catalogue not read', { reason: failureReason(error) });

  return () => {
    if (!kept) return readOnce();
    if (clock.now() - checkedAt < checkEveryMs) return Promise.resolve(kept);
    return (checking ??= check(kept).finally(() => (checking = undefined)));
  };
}
