import type { Db } from '../../platform/db/client.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import { failureReason } from '../../platform/runtime/failure-reason.ts';
import type { Log } from '../../platform/runtime/log.ts';
import type { Catalogue, CurrentCatalogue, ProductIndex } from './product-index.ts';
import { readVersion } from './read-version.ts';

/** An index of the catalogue as it was at a version. */
export interface ReadIndex {
  readonly index: ProductIndex;
  readonly version: string;
  /** The number of products. */
  readonly size: number;
}

export interface IndexReader {
  /**
   * The index as the catalogue is now, ready to answer.
   * @throws what the database driver throws; `Outage` when the reader was closed
   */
  read(): Promise<ReadIndex>;
  /** Aborts a read that would delay shutdown. */
  close(): Promise<void>;
}

/**
 * Loading up to this many products takes less than half a second; starting a thread would double
 * that.
 */
export const mostOfSmall = 20_000;

const checkEveryMs = 1_000;

/** After a read, a process waits this many times as long before the next. */
const restFactor = 5;

export interface WatchOptions {
  readonly db: Db;
  readonly reader: IndexReader;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after each load of the index, with the milliseconds that it took. */
  readonly loaded?: (read: ReadIndex, ms: number) => void;
}

/**
 * Returns the catalogue's index: read on first use and after a change. Changes by any writer,
 * including other processes and plain SQL, are noticed within a second.
 */
export function watchCatalogue({ db, reader, clock, log, loaded }: WatchOptions): Catalogue {
  let last: ReadIndex | undefined;
  let current: CurrentCatalogue | undefined;
  let checkedAt = 0;
  let restUntil = 0;
  let reading: Promise<CurrentCatalogue> | undefined;
  let checking: Promise<CurrentCatalogue> | undefined;

  const read = async (): Promise<CurrentCatalogue> => {
    const start = clock.now();
    last = await reader.read();
    const end = clock.now();
    restUntil = end + (end - start) * restFactor;
    checkedAt = start;
    current = { index: last.index, version: last.version };
    loaded?.(last, end - start);
    return current;
  };
  const readOnce = (): Promise<CurrentCatalogue> =>
    (reading ??= read().finally(() => (reading = undefined)));

  const check = async (): Promise<CurrentCatalogue> => {
    const start = clock.now();
    const version = await readVersion(db);
    checkedAt = start;
    // A read may have finished meanwhile.
    if (!last) return readOnce();
    current = { index: last.index, version };
    if (version === last.version) return current;
    // A small catalogue is read again before the request is answered; a large one in the background,
    // while lists show what was read before.
    if (last.size <= mostOfSmall) return readOnce();
    if (start >= restUntil) readOnce().catch(noteFailure);
    return current;
  };
  // The request that noticed the change does not fail; the next check retries.
  const noteFailure = (error: unknown): void =>
    log.error('catalogue reload failed', { reason: failureReason(error) });

  return () => {
    if (!current) return readOnce();
    if (clock.now() - checkedAt < checkEveryMs) return Promise.resolve(current);
    return (checking ??= check().finally(() => (checking = undefined)));
  };
}
