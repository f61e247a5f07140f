import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs, mails } from '../../platform/db/schema/index.ts';
import { countJobs, listFailedJobs, retryJob } from '../../platform/jobs/failed-jobs.ts';
import { createJobRunner, type JobRunner } from '../../platform/jobs/job-runner.ts';
import { addJob } from '../../platform/jobs/queue.ts';
import { silentLog } from '../../platform/runtime/log.ts';
import { readStoreInfo, writeStoreInfo } from '../../platform/store-info/store-info.ts';
import { orderLetter, orderLetters } from '../../testing/every-letter.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { MakeFile } from './mail-file.ts';
import {
  adoptMails,
  mailHandler,
  noticeHandler,
  postMail,
  postNotice,
  withdrawMailsTo,
  type SentMail,
  type Transport,
} from './outbox.ts';
import { written } from './written.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(mails);
  await shop.db.delete(jobs);
});

const letter = { recipient: 'ana@example.com', subject: 'Olá', body: 'Um link' };
let now = Date.UTC(2025, 10, 20, 12);
const clock = { now: () => now };
const hours = (count: number) => void (now += count * 3_600_000);

/** Of the code alone: there is no order. */
const makeFile: MakeFile = async (attachment) =>
  attachment.kind === 'code'
    ? { name: 'code.png', type: 'image/png', content: new Uint8Array([1]), id: 'code@mail' }
    : undefined;

function serverWith(transport: Transport): JobRunner {
  const runner = createJobRunner({ db: shop.db, clock, log: silentLog });
  const deps = { db: shop.db, transport, makeFile };
  runner.handle(mailHandler(deps));
  runner.handle(noticeHandler(deps));
  return runner;
}

const sendTo = async (sent: SentMail[]) =>
  serverWith(async (mail) => void sent.push(mail)).runDue();

const failing = () =>
  serverWith(() => Promise.reject(new Error('450 mailbox of ana@example.com is full'))).runDue();

describe('posted mail', () => {
  test('is sent once and not kept', async () => {
    await postMail(shop.db, letter, now);
    const sent: SentMail[] = [];

    await sendTo(sent);
    await sendTo(sent);

    expect(sent).toMatchObject([letter]);
    expect(await shop.db.select().from(mails)).toEqual([]);
    expect(await shop.db.select().from(jobs)).toEqual([]);
  });

  test('carries what it names, with the shop’s name and its address for answers', async () => {
    const { paid } = orderLetters('pt', orderLetter('pt'));
    if (!paid) throw new Error('A letter was expected.');
    const { contacts } = await readStoreInfo(shop.db);
    await writeStoreInfo(shop.db, {
      name: 'Sol',
      contacts: { ...contacts, email: 'v@sol.example' },
    });
    await postMail(shop.db, { recipient: letter.recipient, ...written(paid) }, now);
    const sent: SentMail[] = [];

    await sendTo(sent);

    expect(sent).toMatchObject([{ sender: 'Sol', replyTo: 'v@sol.example' }]);
    expect(sent[0]?.html).toContain('cid:code@mail');
    // What can't be made any more is left out.
    expect(sent[0]?.files?.map(({ name }) => name)).toEqual(['code.png']);
  });

  test('of a process from before there were pages is sent as it is', async () => {
    const [row] = await shop.db.insert(mails).values(letter).returning({ id: mails.id });
    await addJob(
      shop.db,
      { name: 'mail', data: v.object({ mail: v.number() }) },
      { mail: row?.id ?? 0 },
      { dueAt: now },
    );
    const sent: SentMail[] = [];

    await sendTo(sent);

    expect(sent).toMatchObject([{ ...letter, html: null, files: [] }]);
  });

  test('is sent once by two servers at the same moment', async () => {
    for (let count = 0; count < 25; count += 1) await postMail(shop.db, letter, now);
    const sent: SentMail[] = [];

    await Promise.all([sendTo(sent), sendTo(sent)]);

    expect(sent).toHaveLength(25);
  });

  test('that fails is tried again after a minute, then after two', async () => {
    await postMail(shop.db, letter, now);
    const sent: SentMail[] = [];

    await failing();
    now += 59_999;
    await sendTo(sent);
    expect(sent).toEqual([]);
    now += 1;
    await failing();
    now += 119_999;
    await sendTo(sent);
    expect(sent).toEqual([]);
    now += 1;
    await sendTo(sent);
    expect(sent).toHaveLength(1);
  });

  test('outlives a mail server that is away for two days', async () => {
    await postMail(shop.db, letter, now);
    for (let hour = 0; hour < 48; hour += 1) {
      await failing();
      hours(1);
    }
    const sent: SentMail[] = [];

    // The pauses are six hours by then.
    hours(6);
    await sendTo(sent);

    expect(sent).toMatchObject([letter]);
  });

  test('that fails for longer stays, says why without its text, and is sent when staff retry it', async () => {
    await postMail(shop.db, letter, now);
    for (let hour = 0; hour < 80; hour += 1) {
      await failing();
      hours(1);
    }
    const sent: SentMail[] = [];
    await sendTo(sent);
    expect(sent).toEqual([]);

    const [dead] = await listFailedJobs(shop.db, { most: 10 });
    expect(dead).toMatchObject({
      name: 'mail',
      attempts: 17,
      reason: 'Error: 450 mailbox of ana@example.com is full',
    });
    expect(JSON.stringify(dead)).not.toContain(letter.body);
    expect(await countJobs(shop.db, now)).toEqual([{ name: 'mail', due: 0, failed: 1 }]);

    expect(await retryJob(shop.db, dead?.id ?? 0, now)).toBe(true);
    await sendTo(sent);
    expect(sent).toMatchObject([letter]);
    expect(await retryJob(shop.db, dead?.id ?? 0, now)).toBe(false);
  });

  test('is sent although notices that came before it can not be', async () => {
    for (let count = 0; count < 20; count += 1) await postNotice(shop.db, letter, now);
    await postMail(shop.db, { ...letter, subject: 'Senha' }, now);
    const sent: SentMail[] = [];
    const stuck = new Promise<void>(() => undefined);

    const server = serverWith(async (mail) =>
      mail.subject === 'Senha' ? void sent.push(mail) : stuck,
    );
    await server.wake();

    await expect.poll(() => sent).toMatchObject([{ subject: 'Senha' }]);
    await server.stop(0);
  });

  test('is withdrawn with the notices to an address', async () => {
    await postMail(shop.db, letter, now);
    await postNotice(shop.db, letter, now);

    await withdrawMailsTo(shop.db, letter.recipient);

    expect(await shop.db.select().from(jobs)).toEqual([]);
  });

  test('of a process from before there were jobs is sent once that process is gone', async () => {
    await shop.db.insert(mails).values({ ...letter, dueAt: new Date(now) });
    const sent: SentMail[] = [];

    await adoptMails(shop.db, now);
    await sendTo(sent);
    expect(sent).toEqual([]);
    now += 300_000;
    await adoptMails(shop.db, now);
    await adoptMails(shop.db, now);
    await sendTo(sent);

    expect(sent).toMatchObject([letter]);
  });

  test('is not posted when its transaction fails', async () => {
    const failed = shop.db.transaction(async (tx) => {
      await postMail(tx, letter, now);
      throw new Error('the rest failed');
    });

    await expect(failed).rejects.toThrow('the rest failed');
    expect(await shop.db.select().from(jobs)).toEqual([]);
  });
});
