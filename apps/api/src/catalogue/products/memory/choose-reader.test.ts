import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/client.ts';
import { openFilled } from '../../../testing/filled-database.ts';
import { smallCatalogue } from '../../../testing/small-catalogue.ts';
import { bySize } from './choose-reader.ts';
import { readHere, type SnapshotReader } from './snapshot-reader.ts';

let database: Database;
beforeAll(async () => {
  database = await openFilled(smallCatalogue);
});
afterAll(() => database.close());

const size = smallCatalogue.products.length;

test.each([
  { most: size, way: 'small' },
  { most: size - 1, way: 'large' },
])(
  'with $most products at most a small catalogue, $way is how this one is read',
  async (example) => {
    const used: string[] = [];
    const noted = (way: string): SnapshotReader => {
      const here = readHere(database.db);
      return {
        read: () => {
          used.push(way);
          return here.read();
        },
        close: () => here.close(),
      };
    };

    const reader = bySize(database.db, noted('small'), noted('large'), example.most);
    await reader.read();

    expect(used).toEqual([example.way]);
  },
);
