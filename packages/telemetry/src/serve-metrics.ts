import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Where Prometheus asks. */
export interface MetricsAddress {
  readonly port: number;
  readonly host: string;
}

/** An open port, or the sentence that says why there is none. */
export type ServedMetrics =
  | { readonly ok: true; readonly url: string; close(): void }
  | { readonly ok: false; readonly problem: string };

/** Serves `GET /metrics` on a separate address, which shoppers can't reach. */
export function serveMetrics(
  metrics: Metrics,
  { port, host }: MetricsAddress,
): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((done) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      done({
        ok: false,
        problem:
          code === 'EADDRINUSE'
            ? `Port ${port} for the metrics is taken: set METRICS_PORT to another one.`
            : `The metrics can't be served on ${host}:${port} (${message}): check METRICS_HOST and METRICS_PORT.`,
      }),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      const close = (): void => {
        server.close();
        server.closeAllConnections();
      };
      done({ ok: true, url: `http://${host}:${bound}/metrics`, close });
    });
  });
}
