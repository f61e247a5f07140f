import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { expect, it } from 'vitest';
import { closeGracefully } from './close-gracefully.ts';

function open(answer: RequestListener): Promise<{ server: Server; address: string }> {
  const server = createServer(answer);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') {
        resolve({ server, address: `http://127.0.0.1:${address.port}` });
      }
    });
  });
}

it('finishes a request that is under way', async () => {
  const { server, address } = await open((_request, response) => {
    server.once('closing', () => response.end('whole'));
    server.emit('asked');
  });
  const asked = once(server, 'asked');
  const answer = fetch(address).then((response) => response.text());
  await asked;

  const closed = closeGracefully(server, 60_000);
  server.emit('closing');

  expect(await answer).toBe('whole');
  await closed;
});

it('does not wait for ever for one that never ends', async () => {
  const { server, address } = await open(() => server.emit('asked'));
  const asked = once(server, 'asked');
  const answer = fetch(address);
  await asked;

  const closed = closeGracefully(server, 20);

  await expect(answer).rejects.toThrow('fetch failed');
  await closed;
  expect(server.listening).toBe(false);
});
