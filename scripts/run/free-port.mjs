import { createServer } from 'node:net';

/**
 * A port of this machine that nobody uses.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((settle, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => settle(port));
    });
  });
}
