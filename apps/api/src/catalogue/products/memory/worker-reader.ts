import { Worker } from 'node:worker_threads';
import { Outage } from '../../../platform/runtime/outage.ts';
import { isBuilt, packageFolder } from '../../../platform/runtime/own-files.ts';
import type { SnapshotReader } from './snapshot-reader.ts';
import { Snapshot, type SnapshotParts } from './snapshot.ts';

const thread = new URL(isBuilt ? './worker.js' : './worker.ts', import.meta.url);
const execArgv = isBuilt ? [] : ['--import', new URL('sources.mjs', packageFolder).href];

/**
 * Loads the catalogue in a worker thread with its own connection, so requests are not delayed. Each
 * load starts a new thread, whose memory is freed when it ends.
 */
export function readInWorker(url: string): SnapshotReader {
  const workers = new Set<Worker>();
  let closed = false;

  const partsFrom = (worker: Worker): Promise<SnapshotParts> =>
    new Promise((done, fail) => {
      worker.once('message', done);
      worker.once('messageerror', fail);
      // Errors keep their codes and causes across threads.
      worker.on('error', fail);
      worker.once('exit', () => {
        workers.delete(worker);
        fail(new Outage('The thread that reads the catalogue has ended.'));
      });
    });

  return {
    read: async () => {
      if (closed) throw new Outage('The catalogue is no longer read.');
      const worker = new Worker(thread, { name: 'catalogue', workerData: url, execArgv });
      workers.add(worker);
      const { data, prepared } = await partsFrom(worker);
      return new Snapshot(data, prepared);
    },
    close: async () => {
      closed = true;
      await Promise.all(Array.from(workers, (worker) => worker.terminate()));
    },
  };
}
