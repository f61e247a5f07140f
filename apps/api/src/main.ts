import { endWhenHung, stopOnSignals } from '@ponte/server-process';
import { readConfig } from './operations/server/config.ts';
import { startServer } from './operations/server/server.ts';
import { failureReason } from './platform/runtime/failure-reason.ts';
import { jsonLog } from './platform/runtime/log.ts';
import { isDiskFull } from './platform/runtime/outage.ts';

// Whatever this process writes is readable by its own user only.
process.umask(0o077);

const read = readConfig(process.env);
if (!read.ok) fail(read.problem);

const log = jsonLog(process.stdout);
const draining = new AbortController();
const started = await startServer(read.config, log, draining.signal).catch((error: unknown) =>
  fail(`The server can't start: ${startFailure(error)}`),
);
if (!started.ok) fail(started.problem);

const { server } = started;
const { mailboxPage, sandboxPayments, demoOwner, drainMs } = read.config;
endWhenHung();
stopOnSignals({ log, draining, noticeMs: drainMs, stop: () => server.stop() });
log.info('listening', { url: server.url, mailboxPage, sandboxPayments, demoOwner });

/** Omits the message, in which a database quotes the data it was given. */
function startFailure(error: unknown): string {
  return isDiskFull(error)
    ? 'its disk is full. Make room on it and start the server again.'
    : failureReason(error);
}

/** Prints one plain sentence that says what to do, and exits. */
function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
