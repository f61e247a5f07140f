import {
  endWhenHung,
  listen as openPort,
  stopOnSignals,
  type Address,
} from '@ponte/server-process';
import type { Log } from '@ponte/telemetry';
import type { Hono } from 'hono';

interface Serving extends Address {
  /** What is served, in the sentence that says why it is not. */
  readonly title: string;
  readonly log: Log;
  /** Aborted at the first signal. */
  readonly draining: AbortController;
  /** How long a stopping server still serves, in milliseconds. */
  readonly drainMs: number;
}

/** Serves `app` until a signal stops it. A port in use is reported in one sentence, with exit code 1. */
export async function listen(app: Hono, serving: Serving): Promise<void> {
  const { title, log, draining, drainMs, ...address } = serving;
  const listening = await openPort(app.fetch, address, draining.signal);
  if (!listening.ok) {
    process.stderr.write(`The ${title} does not start: ${listening.problem}\n`);
    process.exit(1);
  }
  endWhenHung();
  stopOnSignals({ log, draining, noticeMs: drainMs, stop: () => listening.stop() });
  log.info('listening', { url: listening.url });
}
