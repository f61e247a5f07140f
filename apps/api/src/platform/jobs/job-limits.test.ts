import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gate, jobDesk, limits, print, sweep } from '../../testing/job-desk.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { jobs } from '../db/schema/index.ts';
import { silentLog } from '../runtime/log.ts';
import { countJobs, listFailedJobs } from './failed-jobs.ts';
import { handleJobs, NotYet } from './job-handler.ts';
import { addJob } from './queue.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(jobs);
});

const { time, serverThat, add, rows } = jobDesk(() => shop);

test('no more run at once than the kind allows, new ones and repeated ones each', async () => {
  let running = 0;
  let most = 0;
  const server = serverThat(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  });
  for (let count = 0; count < 20; count += 1) await add(`job ${count}`);

  await server.runDue();

  expect(most).toBe(2);
  expect(await rows()).toEqual([]);
});

test('a hundred jobs that fail delay neither a new one of their kind nor one of another kind', async () => {
  const forever = gate();
  const done: string[] = [];
  const runner = serverThat(async (text) => {
    if (text !== 'good') throw new Error('refused');
    done.push(text);
  });
  for (let count = 0; count < 100; count += 1) await add('bad');
  await runner.runDue();
  time.now += 60_000;
  // All hundred are due before the good ones, and those that run now don't end.
  const stuck = serverThat(async (text) => (text === 'good' ? done.push(text) : forever.passed));
  stuck.handle(handleJobs(sweep, limits, async (text) => done.push(text)));
  await add('good');
  await addJob(shop.db, sweep, 'swept', { dueAt: time.now });

  await stuck.wake();

  await expect.poll(() => done.toSorted()).toEqual(['good', 'swept']);
  forever.open();
  await stuck.runDue();
  expect(await rows()).toEqual([]);
});

test('a run that takes too long is aborted, fails, and makes room', async () => {
  let aborted: unknown;
  const server = serverThat(
    (_, signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => (aborted = signal.reason));
      }),
    print,
    { limitMs: 5, concurrency: 1 },
  );
  await add('endless');

  await server.runDue();

  expect(aborted).toMatchObject({ message: 'It took longer than 0.005 s.' });
  expect(await rows()).toMatchObject([
    { attempts: 1, reason: 'Error: It took longer than 0.005 s.', failedAt: null },
  ]);
});

test('attempts go on for two days, then the job stays as a dead letter', async () => {
  const start = time.now;
  const tries: number[] = [];
  const server = serverThat(async () => {
    tries.push((time.now - start) / 3_600_000);
    throw new TypeError('nobody there');
  });
  await add('work');
  for (let quarter = 0; quarter < 4 * 24 * 4; quarter += 1) {
    await server.runDue();
    time.now += 900_000;
  }

  expect(tries.length).toBe(17);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(48);
  expect(await listFailedJobs(shop.db, { most: 10 })).toMatchObject([
    { name: 'print', data: 'work', reason: 'TypeError: nobody there' },
  ]);
  expect(await countJobs(shop.db, time.now)).toEqual([{ name: 'print', due: 0, failed: 1 }]);
});

test('a kind that never gives up is tried for ever, with pauses as long as it allows', async () => {
  const start = time.now;
  const tries: number[] = [];
  const patient = { ...limits, longestPauseMs: 300_000, mostAttempts: Number.POSITIVE_INFINITY };
  const server = serverThat(
    async () => {
      tries.push((time.now - start) / 60_000);
      throw new Error('nobody there');
    },
    print,
    patient,
  );
  await add('work');
  for (let minute = 0; minute < 120; minute += 1) {
    await server.runDue();
    time.now += 60_000;
  }

  expect(tries.slice(0, 6)).toEqual([0, 1, 3, 7, 12, 17]);
  expect(tries.length).toBe(26);
  expect(await listFailedJobs(shop.db, { most: 10 })).toEqual([]);
});

test('a job that depends on another system is retried, and not logged as failed', async () => {
  const logged: string[] = [];
  const log = { ...silentLog, error: (event: string) => void logged.push(event) };
  const waiting = serverThat(() => Promise.reject(new NotYet('They think.')), print, limits, log);
  await add('work');

  await waiting.runDue();
  expect(await rows()).toMatchObject([{ attempts: 1, reason: 'NotYet: They think.' }]);
  expect(logged).toEqual([]);
  time.now += 60_000;
  await serverThat(async () => undefined).runDue();
  expect(await rows()).toEqual([]);
});

test('data that are not of their kind fail the job, and only that', async () => {
  const done: string[] = [];
  await shop.db.insert(jobs).values({ name: 'print', data: 7, dueAt: new Date(time.now) });
  await add('text');

  await serverThat(async (text) => done.push(text)).runDue();

  expect(done).toEqual(['text']);
  expect(await rows()).toMatchObject([{ data: 7, attempts: 1 }]);
});

test('a job of an unknown kind waits for a process that knows it', async () => {
  await addJob(shop.db, sweep, 'later', { dueAt: time.now });

  await serverThat(async () => undefined).runDue();

  expect(await rows()).toMatchObject([{ name: 'sweep', attempts: 0 }]);
});

test('a reason quotes nothing that was given to the database', async () => {
  const server = serverThat(() => shop.db.execute(sql`select ${'secret'}::int`));
  await add('work');

  await server.runDue();

  const kept = await rows();
  expect(kept).toMatchObject([{ attempts: 1, reason: expect.stringContaining('22P02') }]);
  expect(JSON.stringify(kept)).not.toContain('secret');
});
