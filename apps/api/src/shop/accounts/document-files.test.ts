import { updateProfile } from '@ponte/contract/accounts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../adapters/storage/storage.ts';
import { customerDocuments, jobs } from '../../platform/db/schema/index.ts';
import { listFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import { Outage } from '../../platform/runtime/outage.ts';
import { brazilianForm, signUp, smallPng } from '../../testing/customers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteDocuments, storeDocuments } from './document-files.ts';

const files = new Map<string, Uint8Array>();
let isAway = false;
const storage: Storage = {
  put: async (key, bytes) => void files.set(key, bytes),
  get: async (key) => files.get(key),
  remove: async (key) => {
    if (isAway) throw new Outage('The bucket does not answer.');
    files.delete(key);
  },
};

let shop: TestApp;
beforeEach(async () => {
  files.clear();
  isAway = false;
  shop = await startTestApp(undefined, { storage });
});
afterEach(() => shop.close());

const hour = 3_600_000;
const isFilesJob = eq(jobs.name, 'document');

const replace = (token: string) =>
  shop.call(updateProfile, {
    token,
    form: {
      telefone: brazilianForm.telefone,
      documento: brazilianForm.documento,
      documento_tipo: 'CPF',
      frente: smallPng,
    },
  });

test('documents that became a customer’s stay, and nothing waits to delete them', async () => {
  await signUp(shop);
  shop.passTime(2 * hour);
  await shop.runJobs();

  expect(files.size).toBe(2);
  expect(await shop.db.$count(jobs, isFilesJob)).toBe(0);
});

test('a document that was replaced is deleted once the bucket is back from an outage', async () => {
  const { token } = await signUp(shop);
  isAway = true;
  await replace(token);
  await shop.runJobs();
  expect(files.size).toBe(3);

  isAway = false;
  shop.passTime(60_000);
  await shop.runJobs();

  const kept = await shop.db.select().from(customerDocuments);
  expect([...files.keys()].toSorted()).toEqual(kept.map((one) => one.storageKey).toSorted());
});

test('a document that can not be deleted for two days is a dead letter, which staff see', async () => {
  const { token } = await signUp(shop);
  isAway = true;
  await replace(token);
  for (let passed = 0; passed < 80; passed += 1) {
    await shop.runJobs();
    shop.passTime(hour);
  }

  expect(await listFailedJobs(shop.db, { most: 10 })).toMatchObject([
    { name: 'document', reason: 'Error: The bucket does not answer.' },
  ]);
});

test('documents of a form that was not kept, as when its process dies, are deleted after an hour', async () => {
  const means = { db: shop.db, clock: { now: shop.now }, storage };
  await storeDocuments(means, [{ side: 'front', bytes: new Uint8Array(1), type: 'image/jpeg' }]);
  await shop.runJobs();
  expect(files.size).toBe(1);

  shop.passTime(hour);
  await shop.runJobs();

  expect(files.size).toBe(0);
});

test('a deletion whose transaction fails deletes nothing', async () => {
  await signUp(shop);
  const [document] = await shop.db.select().from(customerDocuments);
  const failed = shop.db.transaction(async (tx) => {
    await deleteDocuments(tx, document?.customerId ?? 0, shop.now());
    throw new Error('the rest failed');
  });

  await expect(failed).rejects.toThrow('the rest failed');
  await shop.runJobs();
  expect(files.size).toBe(2);
});
