import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/client.ts';
import { openPostgres } from '../db/postgres.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: PostgresServer;
let database: Database;
let shop: TestApp;
beforeAll(async () => {
  const started = await startPostgres();
  if (!started.ok) throw new Error(started.problem);
  server = started.server;
  database = await openPostgres(await server.createDatabase('shop'), 2);
  shop = await startTestApp(undefined, { database });
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await server.stop();
});

const ask = (path: string, method = 'GET') => shop.app.request(path, { method });
const cart = '/ecom/venda/carrinho/a-cart-that-nobody-has';

test('a database that goes away is 503 in the shape of the catalogue, and no end of the server', async () => {
  expect((await ask(cart)).status).toBe(404);
  expect((await ask('/health/ready')).status).toBe(200);

  await server.stop();

  // The first requests find connections that broke, those after them none at all.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const response = await ask(cart);
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: 'Serviço indisponível, tente novamente mais tarde!' },
    ]);
  }
  expect((await ask('/health/ready')).status).toBe(503);
  expect((await ask('/health/live')).status).toBe(200);
});
