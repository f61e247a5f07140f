/** Keeps the in-memory catalogue in step with the database. */
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../runtime/clock.ts';
import { failureReason } from '../../runtime/failure-reason.ts';
import type { Log } from '../../runtime/log.ts';
import { readVersion } from './read-snapshot.ts';
import { mostOfSmall, type SnapshotReader } from './snapshot-reader.ts';
import type { Snapshot } from './snapshot.ts';

export interface KeptCatalogue {
  readonly snapshot: Snapshot;
  /** The last seen database version; the snapshot may still be of the one before. */
  readonly version: string;
}

const checkEveryMs = 1_000;

/** After a load, a process waits this many times as long before the next. */
const restFactor = 5;

export interface KeepOptions {
  readonly db: Db;
  readonly reader: SnapshotReader;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Returns the catalogue in memory: loaded on first use and after a change. Changes by any writer,
 * including other processes and plain SQL, are noticed within a second.
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
    // A load may have finished meanwhile.
    const { snapshot } = kept ?? before;
    kept = { snapshot, version };
    if (version === snapshot.data.version) return kept;
    // A small catalogue is reloaded before the request is answered; a large one in the background,
    // while lists show the previous snapshot.
    if (snapshot.size <= mostOfSmall) return readOnce();
    if (start >= restUntil) readOnce().catch(noteFailure);
    return kept;
  };
  // The request that noticed the change does not fail; the next check retries.
  const noteFailure = (error: unknown): void =>
    log.error('catalogue not read', { reason: failureReason(error) });

  return () => {
    if (!kept) return readOnce();
    if (clock.now() - checkedAt < checkEveryMs) return Promise.resolve(kept);
    return (checking ??= check(kept).finally(() => (checking = undefined)));
  };
}
