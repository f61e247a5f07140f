import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caches, type Cache } from './caches.ts';

/** A page's own caching, with less patience. */
const page = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=3600';

/**
 * What a storefront never says, or not as soon as a test wants it: another server behind the same rules.
 */
async function startOrigin() {
  const said = { text: 'first', status: 200 };
  const asked: string[] = [];
  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    '/health/live': (response) => response.end('ok'),
    '/cookie': (response) =>
      response.setHeader('Cache-Control', page).setHeader('Set-Cookie', 'id=secret').end('cookie'),
    '/silent': (response) => response.end('says nothing of caches'),
    '/private': (response) =>
      response.setHeader('Cache-Control', 'private, max-age=600').end('private'),
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (answer) return answer(response);
    response.statusCode = said.status;
    response.setHeader('Cache-Control', said.status >= 500 ? 'no-store' : page).end(said.text);
  });
  const listen = (port: number) =>
    new Promise<void>((done) => {
      server.listen(port, '127.0.0.1', done);
    });
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, said, asked, close, open: () => listen(port) };
}

describe.each(caches)('the rules of $name', ({ start }) => {
  let origin: Awaited<ReturnType<typeof startOrigin>>;
  let cache: Cache;
  beforeAll(async () => {
    origin = await startOrigin();
    cache = await start(origin.origin);
  });
  afterAll(async () => {
    await cache.stop();
    await origin.close();
  });

  const textOf = async (path: string) => {
    const answer = await fetch(`${cache.origin}${path}`);
    return `${answer.status} ${await answer.text()}`;
  };
  /** How often the server behind is asked while a page is asked for three times. */
  const timesAsked = async (path: string) => {
    for (let time = 0; time < 3; time += 1) await textOf(path);
    return origin.asked.filter((asked) => asked === path).length;
  };

  /** What a page is answered with until it is older than fresh and stale together. */
  const untilOld = async (path: string) => {
    const seen = new Set<string>();
    const until = Date.now() + 3500;
    while (Date.now() < until) {
      seen.add(await textOf(path));
      await pause(50);
    }
    return seen;
  };

  test.each([
    ['sets a cookie', '/cookie'],
    ['is private', '/private'],
    ['says nothing of caches', '/silent'],
  ])('an answer that %s is never kept', async (_, path) => {
    expect(await timesAsked(path)).toBe(3);
  });

  test('many who ask for a new page at once cost the server one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => textOf('/crowd')));

    expect(origin.asked.filter((path) => path === '/crowd')).toHaveLength(1);
  });

  test('a changed page is seen soon, without a purge', async () => {
    origin.said.text = 'old price';
    await textOf('/changed');
    origin.said.text = 'new price';

    await expect.poll(() => textOf('/changed')).toBe('200 new price');
  });

  test('a product that is gone is gone soon', async () => {
    origin.said.text = 'product';
    await textOf('/gone');
    origin.said.status = 404;
    origin.said.text = 'no such product';

    await expect.poll(() => textOf('/gone')).toBe('404 no such product');
    origin.said.status = 200;
  });

  test('a page is shown while its server fails, however old, and a new one afterwards', async () => {
    origin.said.text = 'good';
    await textOf('/failing');
    origin.said.status = 503;
    origin.said.text = 'failed';
    const before = origin.asked.length;
    expect(await untilOld('/failing')).toEqual(new Set(['200 good']));
    expect(origin.asked.slice(before)).toContain('/failing');
    expect(await textOf('/never-seen')).toBe('503 failed');

    origin.said.status = 200;
    origin.said.text = 'well again';
    await expect.poll(() => textOf('/failing')).toBe('200 well again');
  });

  test('a page is shown while no server is there, however old, and a new one afterwards', async () => {
    origin.said.text = 'there';
    await textOf('/away');
    await origin.close();
    expect(await untilOld('/away')).toEqual(new Set(['200 there']));

    await origin.open();
    origin.said.text = 'back';
    await expect.poll(() => textOf('/away')).toBe('200 back');
  });
});
