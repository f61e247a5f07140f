import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { health } from './health.ts';

let status = 200;
let isSilent = false;
let asked = 0;
let time = 0;
const api = createServer((_, response) => {
  asked += 1;
  if (isSilent) return;
  response.writeHead(status).end('{}');
});
let apiOrigin = '';
beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    api.listen(0, '127.0.0.1', () => {
      const address = api.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
  apiOrigin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});
beforeEach(() => {
  [status, isSilent, asked, time] = [200, false, 0, 0];
});

const statusOf = async (app: ReturnType<typeof health>, path = '/health/ready') =>
  (await app.request(path)).status;

it('is ready while the API is', async () => {
  const app = health({ apiOrigin, now: () => time });

  expect(await statusOf(app)).toBe(200);
});

it.each([503, 500, 404])('is not ready when the API answers %i, and lives', async (failure) => {
  status = failure;
  const app = health({ apiOrigin, now: () => time });

  expect(await statusOf(app)).toBe(503);
  expect([await statusOf(app, '/health'), await statusOf(app, '/health/live')]).toEqual([200, 200]);
});

it('is not ready when the API can not be reached', async () => {
  const app = health({ apiOrigin: 'http://127.0.0.1:1', now: () => time });

  expect(await statusOf(app)).toBe(503);
});

it('is not ready when the API does not answer, which is waited for a second at most', async () => {
  isSilent = true;
  const app = health({ apiOrigin, now: () => time });

  expect(await statusOf(app)).toBe(503);
});

it('is alive but not ready once it stops, although the API is ready', async () => {
  const draining = new AbortController();
  const app = health({ apiOrigin, now: () => time, draining: draining.signal });
  expect(await statusOf(app)).toBe(200);

  draining.abort();

  expect(await statusOf(app)).toBe(503);
  expect(await statusOf(app, '/health/live')).toBe(200);
});

it('asks the API once a second however often it is asked itself', async () => {
  const app = health({ apiOrigin, now: () => time });

  await Promise.all([statusOf(app), statusOf(app), statusOf(app)]);
  await statusOf(app);
  expect(asked).toBe(1);

  [time, status] = [1000, 503];
  expect(await statusOf(app)).toBe(503);
  expect(asked).toBe(2);
});
