import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from './refusal.mjs';

/**
 * A free port below the ephemeral range, so that no outgoing connection can take it, and above
 * those that browsers refuse (10080).
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(11_000, 32_768);
  return (await tryListening(port, '127.0.0.1')) === '' ? port : freePort();
}

/** The code of the error on listening there, or an empty text when the port is free. */
/** @type {(port: number, host: string) => Promise<string>} */
export function tryListening(port, host) {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle(codeOf(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle('')));
  });
}
