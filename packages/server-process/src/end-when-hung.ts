import type fs from 'node:fs';
import { url as inspected } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** In milliseconds. The embedded database keeps its process from answering for seconds at most. */
const defaultLimitMs = 60_000;

interface Watched {
  /** One number, which grows while the event loop turns. */
  readonly beats: Int32Array;
  readonly lookMs: number;
}

/**
 * Kills the process (SIGKILL) once its event loop has stood still for a minute, after a line in its log,
 * so that what supervises it starts it again. A thread looks, which needs no probe from outside; while a
 * debugger is attached, none does.
 *
 * @param limitMs in milliseconds: what the loop may stand still, and half of it more
 */
export function endWhenHung(limitMs = defaultLimitMs): void {
  if (inspected() !== undefined) return;
  const watched: Watched = {
    beats: new Int32Array(new SharedArrayBuffer(4)),
    lookMs: limitMs / 2,
  };
  const program = `(${watch.toString()})(require('node:worker_threads').workerData, require('node:fs'))`;
  new Worker(program, {
    eval: true,
    workerData: watched,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
  setInterval(() => Atomics.add(watched.beats, 0, 1), limitMs / 16).unref();
}

/** Runs in the thread, where nothing of this module is: it is handed over as text. */
function watch({ beats, lookMs }: Watched, files: typeof fs): void {
  const sleep = new Int32Array(new SharedArrayBuffer(4));
  let seen = 0;
  // Two looks: a process that was stopped for a while (SIGSTOP, a machine asleep) finds one too late.
  let still = 0;
  while (still < 2) {
    Atomics.wait(sleep, 0, 0, lookMs);
    const now = Atomics.load(beats, 0);
    still = now === seen ? still + 1 : 0;
    seen = now;
  }
  const line = { level: 'error', time: new Date().toISOString(), event: 'hung' };
  files.writeSync(1, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}
