import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { Outage, isOutage } from './outage.ts';

test('a database that nobody answers at is away', async () => {
  const pool = new Pool({ connectionString: 'postgres://shop@127.0.0.1:1/shop' });

  const error = await drizzle(pool)
    .execute(sql`select 1`)
    .catch((reason: unknown) => reason);

  expect(isOutage(error)).toBe(true);
});

test.each([
  [new Outage('away'), true],
  [Object.assign(new Error('stopping'), { code: '57P01' }), true],
  [new Error('query failed', { cause: Object.assign(new Error(), { code: '53300' }) }), true],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new TypeError('x is not a function'), false],
  ['a text', false],
  [undefined, false],
])('%s is an outage: %s', (error, away) => {
  expect(isOutage(error)).toBe(away);
});
