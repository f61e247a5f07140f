import { currentRequestId, withRequestId } from '@ponte/telemetry';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { gate, jobDesk, limits, print, sweep } from '../../testing/job-desk.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { jobs } from '../db/schema/index.ts';
import { handleJobs } from './job-handler.ts';
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

test('jobs run when they are due, the longest due first', async () => {
  const done: string[] = [];
  const server = serverThat(async (text) => done.push(text), print, { ...limits, concurrency: 1 });
  await addJob(shop.db, print, 'tomorrow', { dueAt: time.now + 86_400_000 });
  await addJob(shop.db, print, 'now', { dueAt: time.now });
  await addJob(shop.db, print, 'before', { dueAt: time.now - 1000 });

  await server.runDue();
  expect(done).toEqual(['before', 'now']);
  time.now += 86_400_000;
  await server.runDue();
  expect(done).toEqual(['before', 'now', 'tomorrow']);
});

test('a look for due jobs takes from the lanes that have some, and asks for all of them at once', async () => {
  const { passed, open } = gate();
  const server = serverThat(() => passed);
  server.handle(handleJobs(sweep, limits, async () => undefined));
  const asks = vi.spyOn(shop.db, 'execute');
  const takes = vi.spyOn(shop.db, 'update');
  onTestFinished(() => void vi.restoreAllMocks());

  await server.wake();
  expect([asks.mock.calls.length, takes.mock.calls.length]).toEqual([1, 0]);
  await add('due');
  await server.wake();
  expect([asks.mock.calls.length, takes.mock.calls.length]).toEqual([2, 1]);
  open();
  await server.idle();
});

test('a job that adds another one runs that too', async () => {
  const done: string[] = [];
  const server = serverThat(async (text) => {
    done.push(text);
    if (text === 'first') await add('second');
  });
  await add('first');

  await server.runDue();

  expect(done).toEqual(['first', 'second']);
});

test('a job belongs to the request that caused it, whenever and wherever it runs', async () => {
  const ids: (string | undefined)[] = [];
  const server = serverThat(async () => ids.push(currentRequestId()));
  await withRequestId('request-1', () => add('caused'));
  await add('by the clock');

  await withRequestId('request-2', () => server.runDue());

  expect(ids).toEqual(expect.arrayContaining(['request-1', expect.stringMatching(/^job-\d+$/)]));
  expect(ids).toHaveLength(2);
});

describe('a key', () => {
  test('stands for one job, however often it is added', async () => {
    await add('once', 'a');
    await add('twice', 'a');
    await add('other', 'b');

    expect((await rows()).map(({ data }) => data)).toEqual(['once', 'other']);
  });

  test('may be used again once its job is done', async () => {
    const done: string[] = [];
    const server = serverThat(async (text) => done.push(text));
    for (const text of ['one', 'two']) {
      await add(text, 'a');
      await server.runDue();
    }

    expect(done).toEqual(['one', 'two']);
  });

  test('of a dead letter makes it a job again', async () => {
    await add('old', 'a');
    await shop.db.update(jobs).set({ failedAt: new Date(time.now), attempts: 17, reason: 'no' });

    await add('new', 'a');

    expect(await rows()).toMatchObject([{ data: 'new', attempts: 0, failedAt: null }]);
  });
});

test('a job whose process died is run by another one, once its lease is over', async () => {
  await add('work');
  const dead = serverThat(() => new Promise(() => undefined));
  await dead.wake();
  const done: string[] = [];
  const living = serverThat(async (text) => done.push(text));

  await living.runDue();
  expect(done).toEqual([]);
  time.now += 90_000;
  await living.runDue();
  expect(done).toEqual(['work']);
});

test('a process that lost its lease neither ends nor fails the job of the next one', async () => {
  await add('work');
  const late = gate();
  const slow = serverThat(() => late.passed);
  await slow.wake();
  time.now += 90_000;
  const other = gate();
  const taker = serverThat(() => other.passed);
  await taker.wake();

  late.open();
  await slow.idle();
  expect(await rows()).toMatchObject([{ attempts: 2, reason: null }]);
  other.open();
  await taker.idle();
  expect(await rows()).toEqual([]);
});

test('two processes share the work, and do each job once', async () => {
  const done: string[] = [];
  const texts = Array.from({ length: 60 }, (_, index) => `job ${index}`);
  for (const text of texts) await add(text);
  const servers = [1, 2].map(() => serverThat(async (text) => done.push(text)));

  await Promise.all(servers.map((server) => server.runDue()));

  expect(done.toSorted()).toEqual(texts.toSorted());
});
