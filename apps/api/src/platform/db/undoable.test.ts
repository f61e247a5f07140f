import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testing/filled-database.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import type { Db } from './client.ts';
import { repeatable } from './repeatable.ts';
import { settings } from './schema/index.ts';
import { undoable } from './undoable.ts';

let database: Awaited<ReturnType<typeof openFilled>>;
beforeAll(async () => {
  database = await openFilled(smallCatalogue);
});
afterAll(() => database.close());

const write = (key: string) => async (tx: Db) => {
  await tx.insert(settings).values({ key, value: 'x' });
  return key;
};

const keys = async () => (await database.db.select().from(settings)).map(({ key }) => key);

const run = (key: string, isUndone: (outcome: string) => boolean) =>
  undoable((work) => repeatable(database.db, work), write(key), isUndone);

test('what work came to is returned; what it wrote is kept or undone', async () => {
  expect(await run('kept', () => false)).toBe('kept');
  expect(await run('undone', (outcome) => outcome === 'undone')).toBe('undone');

  expect(await keys()).toContain('kept');
  expect(await keys()).not.toContain('undone');
});

test('an exception of the work is thrown, and undoes it too', async () => {
  const failing = undoable(
    (work) => repeatable(database.db, work),
    async (tx) => {
      await write('failed')(tx);
      throw new Error('a bug');
    },
    () => false,
  );

  await expect(failing).rejects.toThrow('a bug');
  expect(await keys()).not.toContain('failed');
});
