import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { createServer, request as requestHttps } from 'node:https';
import type { Certificate } from './certificate.ts';

export interface TlsProxy {
  readonly port: number;
  /** Sends a notification to the API's own host name, as a payment provider does. */
  notify(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<boolean>;
  close(): Promise<void>;
}

export interface TlsProxyOptions {
  readonly certificate: Certificate;
  readonly domain: string;
  /** Where each name under the domain is, on this machine. */
  readonly ports: Readonly<Record<string, number>>;
}

/** What stands before the shop's processes: it ends TLS, and sends each name to its port. */
export async function openTlsProxy({
  certificate,
  domain,
  ports,
}: TlsProxyOptions): Promise<TlsProxy> {
  const server = createServer(certificate, (request, response) => {
    const { method, url: path = '/', headers } = request;
    const [name = ''] = (headers.host ?? '').split('.');
    // Only the payment provider has to reach the API.
    const isOpen = name !== 'api' || path.startsWith('/webhooks/payments/');
    const port = ports[name];
    if (port === undefined || !isOpen) return void response.writeHead(404).end();
    const passed = [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean);
    const forwarded = {
      'x-forwarded-for': passed.join(', '),
      'x-forwarded-proto': 'https',
      // A kept connection may be closed by the server just as it is used again.
      connection: 'close',
    };
    const options = { host: '127.0.0.1', port, method, path, agent: false as const };
    const call = requestHttp({ ...options, headers: { ...headers, ...forwarded } }, (answer) => {
      const { connection: _, ...given } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, given);
      answer.pipe(response);
    });
    call.on('error', () => response.destroy());
    response.on('close', () => call.destroy());
    return void request.pipe(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const { port } = address;
  const servername = `api.${domain}`;
  return {
    port,
    notify: (path, body, headers) =>
      new Promise((told, failed) => {
        const options = {
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          servername,
          ca: certificate.cert,
          headers: { ...headers, Host: `${servername}:${port}` },
        };
        requestHttps(options, (answer) => {
          answer.resume();
          told(answer.statusCode === 200);
        })
          .on('error', failed)
          .end(body);
      }),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
