import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { isCutOff, isDiskFull, isOutage, isPoolFull, Outage } from './outage.ts';

test('a database that does not answer is unavailable', async () => {
  const pool = new Pool({ connectionString: 'postgres://shop@127.0.0.1:1/shop' });

  const error = await drizzle(pool)
    .execute(sql`select 1`)
    .catch((reason: unknown) => reason);

  expect(isOutage(error)).toBe(true);
});

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  [Object.assign(new Error('write'), { code: 'EDQUOT' }), true],
  [new Error('query failed', { cause: Object.assign(new Error(), { code: '53100' }) }), true],
  [new Error('PANIC: could not write to file: No space left on device'), true],
  [Object.assign(new Error('stopping'), { code: '57P01' }), false],
  [undefined, false],
])('%s is a full disk: %s', (error, full) => {
  expect(isDiskFull(error)).toBe(full);
});

test.each([
  [new Outage('away'), true],
  [Object.assign(new Error('stopping'), { code: '57P01' }), true],
  [new Error('query failed', { cause: Object.assign(new Error(), { code: '53300' }) }), true],
  [new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new TypeError('x is not a function'), false],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  [new Error('query failed', { cause: Object.assign(new Error(), { code: '53100' }) }), true],
  ['a text', false],
  [undefined, false],
])('%s is an outage: %s', (error, away) => {
  expect(isOutage(error)).toBe(away);
});

const failed = (syscall: string, code: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { syscall, code });

test.each([
  ['a socket file that is gone', failed('connect', 'ENOENT'), true],
  ['a socket file of somebody else', failed('connect', 'EACCES'), true],
  ['a name server that is away', failed('getaddrinfo', 'EAI_AGAIN'), true],
  ['a server that is just starting', Object.assign(new Error(), { code: '57P03' }), true],
  ['a missing file', failed('open', 'ENOENT'), false],
])('%s is an outage: %#', (_, error, away) => {
  expect(isOutage(new Error('query failed', { cause: error }))).toBe(away);
});

test.each([
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('query', { cause: new Error('timeout exceeded when trying to connect') }), true],
  [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), false],
  [undefined, false],
])('%s says that the pool is full: %s', (error, isFull) => {
  expect(isPoolFull(error)).toBe(isFull);
});

test.each([
  [Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), true],
  [new Error('Client connection prematurely closed.'), true],
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), false],
  [new Error('the payment was aborted'), false],
  [undefined, false],
])('%s says that a caller went away: %s', (error, gone) => {
  expect(isCutOff(error)).toBe(gone);
});
