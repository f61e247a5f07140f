/** A separate process that answers a request once its body is complete. */
import { jsonLog } from '@ponte/telemetry';
import { endWhenHung } from '../end-when-hung.ts';
import { listen } from '../listen.ts';
import { stopOnSignals } from '../stop-on-signals.ts';

const { NOTICE_MS, STOP, HANG_MS } = process.env;

const log = jsonLog(process.stdout);
const draining = new AbortController();
const listening = await listen(
  async (request) => {
    // Like a regular expression that does not end.
    if ((await request.text()) === 'hang') for (;;);
    return new Response(draining.signal.aborted ? 'stopping' : 'serving');
  },
  { port: 0, host: '127.0.0.1' },
  draining.signal,
);
if (!listening.ok) throw new Error(listening.problem);
stopOnSignals({
  log,
  draining,
  noticeMs: Number(NOTICE_MS),
  limitMs: 500,
  stop: async () => {
    if (STOP === 'fails') throw new TypeError('no');
    if (STOP === 'hangs') await new Promise(() => undefined);
    await listening.stop();
  },
});
if (HANG_MS) endWhenHung(Number(HANG_MS));
log.info('listening', { url: listening.url });
