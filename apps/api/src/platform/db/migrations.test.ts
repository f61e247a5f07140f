import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contractingStatements } from '../../testing/contracting-statements.ts';
import { migrationsFolder } from './migrations-folder.ts';

describe('a statement', () => {
  test.each([
    'ALTER TABLE "products" DROP COLUMN "keywords";',
    'DROP TABLE "search_words" CASCADE;',
    'ALTER TABLE "orders" RENAME COLUMN "status" TO "stage";',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer;',
    'ALTER TABLE "orders" ALTER COLUMN "note" TYPE integer;',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;',
    'ALTER TABLE "orders" ADD COLUMN "note"\n  text NOT NULL;',
    'ALTER TABLE "orders" ADD CONSTRAINT "paid" CHECK (total > 0);',
    'CREATE UNIQUE INDEX "orders_by_note" ON "orders" ("note");',
    'CREATE TABLE "notes" ("id" integer);--> statement-breakpoint\nALTER TABLE "orders" DROP COLUMN "note";',
  ])('that older code may fail on is found: %s', (statement) => {
    expect(contractingStatements(statement)).toHaveLength(1);
  });

  test.each([
    'ALTER TABLE "orders" ADD COLUMN "note" text;',
    'ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
    'CREATE TABLE "notes" ("id" integer PRIMARY KEY NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "n" ON "notes" ("id");',
    'CREATE INDEX "orders_by_note" ON "orders" ("note");',
    'DROP INDEX "orders_by_note";',
    'UPDATE "orders" SET "note" = \'\';',
    '-- Nothing may rename it.\nALTER TABLE "orders" ADD COLUMN "note" text;',
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$;',
  ])('that older code bears is let be: %s', (statement) => {
    expect(contractingStatements(statement)).toEqual([]);
  });
});

/** Migrations before that were made for shops that are stopped meanwhile. */
const firstChecked = '0025';

/** `-- contract: 0025 why`: the migration since whose build nothing uses what goes. */
const contract = /^-- contract: (\d{4}) \S/m;

test('a migration only adds, or says since which build nothing uses what it takes away', () => {
  const names = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  const wrong = names.flatMap((name) => {
    const number = name.slice(0, 4);
    if (number < firstChecked) return [];
    const text = readFileSync(join(migrationsFolder, name), 'utf8');
    const since = contract.exec(text)?.[1];
    const isContract = since !== undefined && numbers.has(since) && since < number;
    return isContract ? [] : contractingStatements(text).map((found) => `${name} ${found}`);
  });

  expect(names.length).toBeGreaterThan(24);
  expect(wrong).toEqual([]);
});

test('of the snapshots that migrations are made from, the last alone is kept', () => {
  const last = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  const kept = readdirSync(join(migrationsFolder, 'meta'));

  expect(kept.toSorted()).toEqual([`${last?.slice(0, 4)}_snapshot.json`, '_journal.json']);
});
