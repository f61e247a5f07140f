import type { Db } from '../../../platform/db/client.ts';
import { prepareOrders } from './find.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

export interface SnapshotReader {
  /**
   * The current catalogue with the common orders.
   * @throws what the database driver throws; `Outage` when the reader was closed
   */
  read(): Promise<Snapshot>;
  /** Aborts a load that would delay shutdown. */
  close(): Promise<void>;
}

/** Loads on the main thread, in slices. */
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
