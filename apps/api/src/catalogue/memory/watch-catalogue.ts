import type { Db } from '../../db/client.ts';
import type { Clock } from '../../runtime/clock.ts';
import { failureReason } from '../../runtime/failure-reason.ts';
import type { Log } from '../../runtime/log.ts';
import type { CurrentCatalogue } from '../product-index.ts';
import { indexInMemory } from './index-in-memory.ts';
import { readVersion } from './read-snapshot.ts';
import { mostOfSmall, type SnapshotReader } from './snapshot-reader.ts';
import type { Snapshot } from './snapshot.ts';

/** The index of the snapshot that was loaded last. */
interface LoadedCatalogue extends CurrentCatalogue {
  readonly snapshot: Snapshot;
}

const checkEveryMs = 1_000;

/** After a load, a process waits this many times as long before the next. */
const restFactor = 5;

export interface WatchOptions {
  readonly db: Db;
  readonly reader: SnapshotReader;
  readonly clock: Clock;
  readonly log: Log;
  /** Is told of each snapshot that was loaded, and how many milliseconds it took. */
  readonly loaded?: (snapshot: Snapshot, ms: number) => void;
}

/**
 * Returns the catalogue in memory: loaded on first use and after a change. Changes by any writer,
 * including other processes and plain SQL, are noticed within a second.
 */
export function watchCatalogue({
  db,
  reader,
  clock,
  log,
  loaded,
}: WatchOptions): () => Promise<LoadedCatalogue> {
  let current: LoadedCatalogue | undefined;
  let checkedAt = 0;
  let restUntil = 0;
  let reading: Promise<LoadedCatalogue> | undefined;
  let checking: Promise<LoadedCatalogue> | undefined;

  const read = async (): Promise<LoadedCatalogue> => {
    const start = clock.now();
    const snapshot = await reader.read();
    const end = clock.now();
    restUntil = end + (end - start) * restFactor;
    checkedAt = start;
    current = { snapshot, index: indexInMemory(snapshot), version: snapshot.data.version };
    loaded?.(snapshot, end - start);
    return current;
  };
  const readOnce = (): Promise<LoadedCatalogue> =>
    (reading ??= read().finally(() => (reading = undefined)));

  const check = async (before: LoadedCatalogue): Promise<LoadedCatalogue> => {
    const start = clock.now();
    const version = await readVersion(db);
    checkedAt = start;
    // A load may have finished meanwhile.
    const { snapshot, index } = current ?? before;
    current = { snapshot, index, version };
    if (version === snapshot.data.version) return current;
    // A small catalogue is reloaded before the request is answered; a large one in the background,
    // while lists show the previous snapshot.
    if (snapshot.size <= mostOfSmall) return readOnce();
    if (start >= restUntil) readOnce().catch(noteFailure);
    return current;
  };
  // The request that noticed the change does not fail; the next check retries.
  const noteFailure = (error: unknown): void =>
    log.error('catalogue reload failed', { reason: failureReason(error) });

  return () => {
    if (!current) return readOnce();
    if (clock.now() - checkedAt < checkEveryMs) return Promise.resolve(current);
    return (checking ??= check(current).finally(() => (checking = undefined)));
  };
}
