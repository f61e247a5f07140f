import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gate, jobDesk, limits, print, sweep } from '../../testing/job-desk.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { jobs } from '../db/schema/index.ts';
import { type Work } from './job-handler.ts';
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
      await addJob(tx, sweep, 'effect', { dueAt: time.now });
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
    time.now += 90_000;

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
    time.now += 90_000;
    await serverThat(once).runDue();

    late.open();
    await slow.idle();

    expect(await effects()).toBe(1);
  });
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
