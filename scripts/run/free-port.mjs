import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from './refusal.mjs';

/**
 * A port of this machine that nobody uses, of those that no system gives to whoever asks for any:
 * nobody else's connection comes to have it. Browsers refuse a few of those below (10080).
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = randomInt(11_000, 32_768);
  return (await tryListening(port, '127.0.0.1')) === '' ? port : freePort();
}

/** Why nobody can listen there: the error's code, or an empty text when the port is free. */
/** @type {(port: number, host: string) => Promise<string>} */
export function tryListening(port, host) {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle(codeOf(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => settle('')));
  });
}
