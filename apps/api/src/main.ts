/** The process: environment in, server out, signals. */
import { jsonLog } from './http/log.ts';
import { readConfig } from './runtime/config.ts';
import { startServer } from './runtime/server.ts';

const read = readConfig(process.env);
if (!read.ok) fail(read.problem);

const log = jsonLog(process.stdout);
const started = await startServer(read.config, log);
if (!started.ok) fail(started.problem);

const { server } = started;
const { mailboxPage, sandboxPayments } = read.config;
log.info('listening', { url: server.url, mailboxPage, sandboxPayments });

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info('stopping');
    void server.stop().then(() => process.exit(0));
  });
}

/** One plain sentence that says what to do, and the end. */
function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
