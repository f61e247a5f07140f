import type { Db } from '../../db/client.ts';
import { prepareOrders } from './find.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Up to so many products a catalogue is small: to read it takes less than half a second, and twice
 * that with the start of a thread.
 */
export const mostOfSmall = 20_000;

/** Reads the catalogue into memory. */
export interface SnapshotReader {
  /**
   * The catalogue as it is at one moment, with the usual orders.
   *
   * @throws what the database's driver throws; `Outage` when the reader was closed
   */
  read(): Promise<Snapshot>;
  /** Ends what would hold the process up. */
  close(): Promise<void>;
}

/** Reads on the thread that answers requests, in slices between them. */
export function readHere(db: Db): SnapshotReader {
  return {
    read: async () => {
      const snapshot = await readSnapshot(db);
      await prepareOrders(snapshot);
      return snapshot;
    },
    close: () => Promise.resolve(),
  };
}
