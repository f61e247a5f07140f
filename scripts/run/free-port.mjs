import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from './refusal.mjs';

/**
 * Ports that no system gives to whoever asks for any: until the asker listens on one, nobody else's
 * connection comes to have it. Browsers refuse a few of those below (10080).
 */
const first = 11_000;
const last = 32_767;

/**
 * A port of this machine that nobody uses.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(first, last + 1);
    if (await isFree(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((settle, fail) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (codeOf(error) === 'EADDRINUSE') settle(false);
      else fail(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)));
  });
}
