import type { Limit } from '@ponte/settings';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweep } from '../../operations/server/housekeeping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { rateLimits } from '../db/schema/index.ts';
import { createRateLimiter } from './rate-limits.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.close());

const minute = 60_000;
const limit: Limit = { name: 'carts', most: 2, windowMs: 10 * minute };
const kept = () => shop.db.$count(rateLimits);

test('ten thousand addresses leave nothing once their time is over', async () => {
  const clock = { now: () => Date.UTC(2026, 2, 1) };
  const limiter = createRateLimiter(shop.db, clock, 'secret');
  const over = new Date(clock.now() - 1).toISOString();
  await shop.db.execute(sql`
    insert into ${rateLimits} (key, hits, resets_at)
    select 'host-' || host, 1, ${over}::timestamptz from generate_series(1, 10000) host
  `);
  await limiter.hit(limit, '198.51.100.7');
  expect(await kept()).toBe(10_001);

  await sweep(shop.db, clock);

  expect(await kept()).toBe(1);
  expect(await limiter.left(limit, '198.51.100.7')).toBe(600);
});

test('one row stands for an address, however often it comes', async () => {
  const clock = { now: () => Date.UTC(2026, 2, 1) };
  const limiter = createRateLimiter(shop.db, clock, 'secret');
  const before = await kept();

  const waits: (number | undefined)[] = [];
  for (let call = 0; call < 4; call += 1) waits.push(await limiter.hit(limit, '2001:db8::1'));

  expect(waits).toEqual([undefined, undefined, 600, 600]);
  expect(await kept()).toBe(before + 1);
});
