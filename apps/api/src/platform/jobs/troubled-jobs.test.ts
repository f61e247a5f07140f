import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postMail } from '../../adapters/mail/outbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { jobs } from '../db/schema/index.ts';
import { listTroubledJobs, retryTroubledJobs } from './troubled-jobs.ts';

let shop: TestApp;
let isMailServerAway = true;
const sent: string[] = [];
beforeAll(async () => {
  shop = await startTestApp(undefined, {
    transport: async ({ recipient }) => {
      if (isMailServerAway) throw new Error('no mail server');
      sent.push(recipient);
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  isMailServerAway = true;
  sent.length = 0;
  await shop.db.delete(jobs);
});

const day = 24 * 3_600_000;

async function postAndFail(times: number): Promise<void> {
  await postMail(
    shop.db,
    { recipient: 'ana@example.com', subject: 'Olá', body: 'Olá' },
    shop.now(),
  );
  for (let time = 0; time < times; time += 1) {
    await shop.runJobs();
    if (time < times - 1) shop.passTime(day / 4);
  }
}

test('a job that waits for its next attempt is listed with its reason, and tried at once', async () => {
  await postAndFail(1);

  expect(await listTroubledJobs(shop.db, 10)).toMatchObject([
    { name: 'mail', attempts: 1, reason: 'Error: no mail server', dueAt: expect.any(Date) },
  ]);
  isMailServerAway = false;
  await shop.runJobs();
  expect(sent).toEqual([]);

  expect(await retryTroubledJobs(shop.db, 'mail', shop.now())).toBe(1);
  await shop.runJobs();

  expect(sent).toEqual(['ana@example.com']);
  expect(await listTroubledJobs(shop.db, 10)).toEqual([]);
});

test('a job that was given up is listed as such, and has all its attempts again', async () => {
  await postAndFail(17);

  expect(await listTroubledJobs(shop.db, 10)).toMatchObject([{ attempts: 17, dueAt: null }]);
  expect(await retryTroubledJobs(shop.db, 'event', shop.now())).toBe(0);
  expect(await retryTroubledJobs(shop.db, 'mail', shop.now())).toBe(1);

  await shop.runJobs();
  expect(await listTroubledJobs(shop.db, 10)).toMatchObject([
    { attempts: 1, dueAt: expect.any(Date) },
  ]);
});
