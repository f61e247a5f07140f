/** A process of its own: what is sent to it is answered when its body is whole. */
import { jsonLog } from '@ponte/telemetry';
import { listen } from '../listen.ts';
import { stopOnSignals } from '../stop-on-signals.ts';

const { NOTICE_MS, STOP } = process.env;

const log = jsonLog(process.stdout);
const draining = new AbortController();
const listening = await listen(
  async (request) => {
    await request.text();
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
log.info('listening', { url: listening.url });
