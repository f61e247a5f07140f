import { expect, test } from 'vitest';
import { silentLog, type Log } from '../../platform/runtime/log.ts';
import { watchPool } from './watch-pool.ts';

/** A pool that is checked each second, with waiting requests. */
function watched() {
  const said: unknown[] = [];
  let time = 0;
  let waiting = 0;
  const error: Log['error'] = (event, fields) => void said.push({ event, fields });
  const pool = () => ({ most: 10, open: 10, idle: 0, waiting });
  const look = watchPool(pool, { ...silentLog, error }, { now: () => time });
  return {
    said,
    looks: (...counts: readonly number[]) => {
      for (const count of counts) {
        [waiting, time] = [count, time + 1000];
        look();
      }
    },
  };
}

const line = (waiting: number) => ({
  event: 'every connection of the database is in use',
  fields: { most: 10, waiting },
});

test('a pool is reported if requests still wait for a connection a second later', () => {
  const { said, looks } = watched();

  looks(0, 3, 5);

  expect(said).toEqual([line(5)]);
});

test('a burst that is over a second later is not reported', () => {
  const { said, looks } = watched();

  looks(3, 0, 4, 0, 0, 2);

  expect(said).toEqual([]);
});

test('while it lasts it is reported once a minute, however many wait', () => {
  const { said, looks } = watched();

  looks(...Array.from({ length: 121 }, (_, second) => second + 1));

  expect(said).toEqual([line(2), line(62)]);
});
