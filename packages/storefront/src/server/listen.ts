import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { answerOf } from './answer-of.ts';
import { closeGracefully } from './close-gracefully.ts';

/** How long requests under way may take to end, in milliseconds; two seconds below what is promised. */
const patience = 8000;

interface Address {
  readonly port: number;
  readonly hostname: string;
}

/**
 * Serves `app` until the process is told to end; requests under way are finished, but nobody is
 * waited for longer than ten seconds. A taken port is one plain sentence and exit code 1.
 */
export function listen(app: Hono, { port, hostname }: Address): void {
  const server = serve({ fetch: (...call) => answerOf(app, ...call), port, hostname });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'is taken; set PORT to a free one' : error.message;
    process.stderr.write(`The storefront cannot listen: port ${port} ${reason}.\n`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void closeGracefully(server, patience).then(() => process.exit(0));
    });
  }
}
