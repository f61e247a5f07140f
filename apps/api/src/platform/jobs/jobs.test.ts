import { currentRequestId, withRequestId } from '@ponte/telemetry';
import { asc, sql } from 'drizzle-orm';
import * as v from 'valibot';
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
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { jobs } from '../db/schema/index.ts';
import { silentLog } from '../runtime/log.ts';
import { countJobs, listFailedJobs } from './failed-jobs.ts';
import { handleJobs, NotYet, type JobLimits, type Work } from './job-handler.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { addJob, type JobKind } from './queue.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(jobs);
});

let now = Date.UTC(2025, 10, 20, 12);
const clock = { now: () => now };
const limits: JobLimits = { limitMs: 60_000, concurrency: 2 };

const print: JobKind<string> = { name: 'print', data: v.string() };
const sweep: JobKind<string> = { name: 'sweep', data: v.string() };

function serverThat(work: Work<string>, kind = print, its = limits, log = silentLog): JobRunner {
  const runner = createJobRunner({ db: shop.db, clock, log });
  runner.handle(handleJobs(kind, its, work));
  return runner;
}

const add = (text: string, key?: string) => addJob(shop.db, print, text, { dueAt: now, key });

const rows = () => shop.db.select().from(jobs).orderBy(asc(jobs.id));

/** A promise, and what resolves it. */
function gate() {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}

test('jobs run when they are due, the longest due first', async () => {
  const done: string[] = [];
  const server = serverThat(async (text) => done.push(text), print, { ...limits, concurrency: 1 });
  await addJob(shop.db, print, 'tomorrow', { dueAt: now + 86_400_000 });
  await addJob(shop.db, print, 'now', { dueAt: now });
  await addJob(shop.db, print, 'before', { dueAt: now - 1000 });

  await server.runDue();
  expect(done).toEqual(['before', 'now']);
  now += 86_400_000;
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
    await shop.db.update(jobs).set({ failedAt: new Date(now), attempts: 17, reason: 'no' });

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
  now += 90_000;
  await living.runDue();
  expect(done).toEqual(['work']);
});

test('a process that lost its lease neither ends nor fails the job of the next one', async () => {
  await add('work');
  const late = gate();
  const slow = serverThat(() => late.passed);
  await slow.wake();
  now += 90_000;
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
  now += 60_000;
  // All hundred are due before the good ones, and those that run now don't end.
  const stuck = serverThat(async (text) => (text === 'good' ? done.push(text) : forever.passed));
  stuck.handle(handleJobs(sweep, limits, async (text) => done.push(text)));
  await add('good');
  await addJob(shop.db, sweep, 'swept', { dueAt: now });

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
  const start = now;
  const tries: number[] = [];
  const server = serverThat(async () => {
    tries.push((now - start) / 3_600_000);
    throw new TypeError('nobody there');
  });
  await add('work');
  for (let quarter = 0; quarter < 4 * 24 * 4; quarter += 1) {
    await server.runDue();
    now += 900_000;
  }

  expect(tries.length).toBe(17);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(48);
  expect(await listFailedJobs(shop.db, { most: 10 })).toMatchObject([
    { name: 'print', data: 'work', reason: 'TypeError: nobody there' },
  ]);
  expect(await countJobs(shop.db, now)).toEqual([{ name: 'print', due: 0, failed: 1 }]);
});

test('a kind that never gives up is tried for ever, with pauses as long as it allows', async () => {
  const start = now;
  const tries: number[] = [];
  const patient = { ...limits, longestPauseMs: 300_000, mostAttempts: Number.POSITIVE_INFINITY };
  const server = serverThat(
    async () => {
      tries.push((now - start) / 60_000);
      throw new Error('nobody there');
    },
    print,
    patient,
  );
  await add('work');
  for (let minute = 0; minute < 120; minute += 1) {
    await server.runDue();
    now += 60_000;
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
  now += 60_000;
  await serverThat(async () => undefined).runDue();
  expect(await rows()).toEqual([]);
});

describe('a job whose result a request needs', () => {
  test('runs before those that were due longer, although all places are taken', async () => {
    const forever = gate();
    const done: string[] = [];
    const server = serverThat(
      async (text) => (text === 'mine' ? done.push(text) : forever.passed),
      print,
      { ...limits, concurrency: 1 },
    );
    await add('other', 'a');
    await add('other', 'b');
    await server.wake();
    await add('mine', 'c');

    await server.run(print, 'c');

    expect(done).toEqual(['mine']);
    forever.open();
    await server.runDue();
    expect(await rows()).toEqual([]);
  });

  test('is waited for when it was started already', async () => {
    const end = gate();
    let isDone = false;
    const server = serverThat(async () => {
      await end.passed;
      isDone = true;
    });
    await add('work', 'a');
    await server.wake();

    const waited = server.run(print, 'a');
    end.open();
    await waited;

    expect(isDone).toBe(true);
  });
});

describe('work that ends its job in its own transaction', () => {
  const effects = async () => shop.db.$count(jobs, sql`name = 'sweep'`);
  const once: Work<string> = (_text, _signal, finish) =>
    shop.db.transaction(async (tx) => {
      await addJob(tx, sweep, 'effect', { dueAt: now });
      await finish(tx);
    });

  test('has had its effect once, although its process dies before it says so', async () => {
    await add('work');
    const dead = serverThat(async (...given) => {
      await once(...given);
      return new Promise(() => undefined);
    });
    await dead.wake();
    await expect.poll(effects).toBe(1);
    now += 90_000;

    await serverThat(once).runDue();

    expect(await rows()).toMatchObject([{ name: 'sweep' }]);
  });

  test('has none once another process has taken the job over', async () => {
    await add('work');
    const late = gate();
    const slow = serverThat(async (...given) => {
      await late.passed;
      await once(...given);
    });
    await slow.wake();
    now += 90_000;
    await serverThat(once).runDue();

    late.open();
    await slow.idle();

    expect(await effects()).toBe(1);
  });
});

test('data that are not of their kind fail the job, and only that', async () => {
  const done: string[] = [];
  await shop.db.insert(jobs).values({ name: 'print', data: 7, dueAt: new Date(now) });
  await add('text');

  await serverThat(async (text) => done.push(text)).runDue();

  expect(done).toEqual(['text']);
  expect(await rows()).toMatchObject([{ data: 7, attempts: 1 }]);
});

test('a job of an unknown kind waits for a process that knows it', async () => {
  await addJob(shop.db, sweep, 'later', { dueAt: now });

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

describe('a server that stops', () => {
  test('waits for what runs, and takes nothing more', async () => {
    const done: string[] = [];
    const end = gate();
    const server = serverThat(
      async (text) => {
        await end.passed;
        done.push(text);
      },
      print,
      { ...limits, concurrency: 1 },
    );
    await add('running');
    await add('waiting');
    await server.wake();

    const stopped = server.stop(60_000);
    end.open();
    await stopped;

    expect(done).toEqual(['running']);
    expect(await rows()).toMatchObject([{ data: 'waiting', attempts: 0 }]);
  });

  test('does not wait for ever: what still runs is aborted and run again', async () => {
    const server = serverThat(() => new Promise(() => undefined));
    await add('endless');
    await server.wake();

    await server.stop(0);

    expect(await rows()).toMatchObject([{ attempts: 1, reason: 'Error: The server stopped.' }]);
  });
});
