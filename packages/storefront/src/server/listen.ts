import { serve } from '@hono/node-server';
import type { Log } from '@ponte/telemetry';
import type { Hono } from 'hono';
import { answerOf } from './answer-of.ts';
import { closeGracefully } from './close-gracefully.ts';

/** In milliseconds, two seconds below the documented ten. */
const patience = 8000;

interface Address {
  readonly port: number;
  readonly hostname: string;
  /** What is served, in the sentence about a port in use. Default: the storefront. */
  readonly title?: string | undefined;
}

/**
 * Serves `app` until SIGTERM or SIGINT; running requests may take ten seconds. A port in use is
 * reported in one sentence, with exit code 1.
 */
export function listen(
  app: Hono,
  { port, hostname, title = 'storefront' }: Address,
  log: Log,
): void {
  const server = serve({ fetch: (...call) => answerOf(app, ...call), port, hostname }, (bound) =>
    log.info('listening', { host: hostname, port: bound.port }),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'is taken; set PORT to a free one' : error.message;
    process.stderr.write(`The ${title} cannot listen: port ${port} ${reason}.\n`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      log.info('stopping', { signal });
      void closeGracefully(server, patience).then(() => process.exit(0));
    });
  }
}
