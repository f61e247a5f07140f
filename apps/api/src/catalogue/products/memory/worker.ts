/** The worker thread: transfers the loaded catalogue, or fails with the error, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { openPostgres } from '../../../platform/db/postgres.ts';
import { buffersOf } from './buffers-of.ts';
import { readHere } from './snapshot-reader.ts';
import type { SnapshotParts } from './snapshot.ts';

const url: unknown = workerData;
if (!parentPort || typeof url !== 'string') throw new Error('This is a thread of the API.');

const database = await openPostgres(url, 1, { asItIs: true });
const { data, prepared } = await readHere(database.db).read();
await database.close();
const parts: SnapshotParts = { data, prepared };
parentPort.postMessage(parts, buffersOf(parts));
