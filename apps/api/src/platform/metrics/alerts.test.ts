import { createCart } from '@ponte/contract/cart';
import { listProducts } from '@ponte/contract/products';
import { createMetrics } from '@ponte/telemetry';
import { firingBetween, metricsOf, pagesOf, shownMetrics } from '@ponte/telemetry/testing';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { mailHandler, postMail, postNotice } from '../../adapters/mail/outbox.ts';
import { smtpTransport } from '../../adapters/mail/smtp.ts';
import { NoFile } from '../../adapters/outbound/fetch-file.ts';
import { readInMemory } from '../../catalogue/products/memory/index-in-memory.ts';
import { readHere } from '../../catalogue/products/memory/snapshot-reader.ts';
import { applySettings, currentSettings } from '../../office/shop-settings/apply-settings.ts';
import type { AppOptions } from '../../operations/app.ts';
import { watchFiles } from '../../operations/backup/watch-files.ts';
import { signUp } from '../../testing/customers.ts';
import { FakeProvider } from '../../testing/fake-provider.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { postgresVariable } from '../../testing/postgres-programs.ts';
import { newCart, orderAtCounter } from '../../testing/shopping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PoolState } from '../db/client.ts';
import { openPostgres } from '../db/postgres.ts';
import { products } from '../db/schema/index.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { addJob, fail, takeDue } from '../jobs/queue.ts';
import { silentLog } from '../runtime/log.ts';
import { noteBackup } from '../store-info/last-backup.ts';
import { alertedEvents } from './alerted-events.ts';
import { databaseMetrics } from './database-metrics.ts';

let shop: TestApp | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

const noon = Date.UTC(2025, 10, 20, 12);

/** A shop that is measured, and the alerts that fire after what happens to it. */
async function measured(options: Partial<AppOptions> = {}, pool?: () => PoolState) {
  const metrics = createMetrics();
  let time = noon;
  const clock = { now: () => time };
  const log = metrics.counted(silentLog, alertedEvents);
  const app = await startTestApp(undefined, { metrics, log, clock, ...options });
  shop = app;
  databaseMetrics(metrics, { db: app.db, ...(pool && { pool }) }, clock);
  const unmounted = { uploads: '/nowhere' };
  const lookForFiles = watchFiles(metrics, { db: app.db, folder: unmounted, log });
  await app.app.request('/openapi.json');
  let before = await metrics.text();
  const alerts = async () =>
    firingBetween({ before, after: await metrics.text(), job: 'ponte-api' });
  /** The first time a status is seen, its series begins; the second time it has grown. */
  const alertsOfTwo = async (cause: () => Promise<unknown>) => {
    await cause();
    before = await metrics.text();
    await cause();
    return alerts();
  };
  return {
    ...app,
    clock,
    metrics,
    alerts,
    alertsOfTwo,
    lookForFiles,
    passTime: (ms: number) => void (time += ms),
  };
}

const askForProducts = async (app: TestApp['app']) => app.request(listProducts.path);

test('no alert fires while a shop does its work', async () => {
  const { app, alerts } = await measured();

  for (let time = 0; time < 60; time += 1) await askForProducts(app);

  expect(await alerts()).toEqual([]);
});

test('ApiFails and BugFound fire when calls end in 500', async () => {
  const { app, db, alertsOfTwo } = await measured();

  await db.execute(sql`alter table team_members rename to team_members_hidden`);
  const firing = await alertsOfTwo(async () => app.request('/api/public/team'));
  await db.execute(sql`alter table team_members_hidden rename to team_members`);

  expect(firing).toEqual(['ApiFails', 'BugFound']);
});

test('ApiSlow fires when a call in twenty takes more than a second', async () => {
  let time = noon;
  // Each look at the clock is a second and a half later.
  const { app, alertsOfTwo } = await measured({ clock: { now: () => (time += 1500) } });

  expect(await alertsOfTwo(() => askForProducts(app))).toEqual(['ApiSlow']);
});

test.each([
  ['DatabaseOutage', 'ECONNREFUSED'],
  ['DiskFull', 'ENOSPC'],
])('%s fires when the catalogue can not be read: %s', async (alert, code) => {
  const failure = Object.assign(new Error('no'), { code });
  const catalogueReader = { read: () => Promise.reject(failure), close: () => Promise.resolve() };
  const { app, alertsOfTwo } = await measured({ catalogueReader });

  const firing = await alertsOfTwo(() => askForProducts(app));
  expect(firing).toEqual(['ApiFails', alert]);
  expect(pagesOf(firing)).toEqual([alert]);
});

test('DatabaseOutage fires at night, without calls', async () => {
  const { db, alertsOfTwo, runJobs } = await measured();

  await db.execute(sql`alter table jobs rename to jobs_hidden`);
  const firing = await alertsOfTwo(runJobs);
  await db.execute(sql`alter table jobs_hidden rename to jobs`);

  expect(firing).toEqual(['DatabaseOutage']);
});

test('PaymentsFail fires when the provider opens no payment page, and checkouts have to be retried', async () => {
  const provider = new FakeProvider();
  provider.open = () => Promise.reject(new Error('away'));
  const { alertsOfTwo, ...rest } = await measured({ payments: provider, sandboxPayments: false });
  const { token } = await signUp(rest);

  const firing = await alertsOfTwo(async () => {
    await expect(orderAtCounter(rest, token)).rejects.toThrow(/^503 /);
  });

  expect(firing).toEqual(['ApiFails', 'PaymentsFail']);
  expect(pagesOf(firing)).toEqual(['PaymentsFail']);
});

const takingEvents = { name: 'event', again: false, most: 1, leaseMs: 60_000 };
const letter = { recipient: 'ana@example.com', subject: 'Olá', body: 'Olá' };

test('MailLate fires when a mail server has refused a mail for a quarter of an hour', async () => {
  const refusing = await startMailServer();
  refusing.refuse();
  const transport = await smtpTransport(refusing.url, 'Ponte <loja@ponte.example>');
  const { db, clock, alerts, passTime } = await measured();
  const runner = createJobRunner({ db, clock, log: silentLog });
  runner.handle(mailHandler({ db, transport, makeFile: async () => undefined }));
  await postMail(db, letter, noon);

  for (let minute = 0; minute < 14; minute += 1) {
    await runner.runDue();
    passTime(60_000);
  }
  expect(await alerts()).toEqual([]);
  await runner.runDue();
  passTime(2 * 60_000);
  await runner.runDue();
  expect(await alerts()).toEqual(['MailLate']);
  await refusing.close();
});

test('NoticesLate fires after six hours: a thousand may come at once', async () => {
  const { db, alerts, passTime } = await measured();
  await postNotice(db, letter, noon);

  passTime(6 * 3_600_000);
  expect(await alerts()).toEqual([]);
  passTime(60_000);
  expect(await alerts()).toEqual(['NoticesLate']);
});

test('EventsLate fires when a receiver has taken no event for a quarter of an hour', async () => {
  const { db, alerts, passTime } = await measured();
  const event = { name: 'event', data: v.unknown() };
  await addJob(db, event, { id: 1 }, { dueAt: noon });
  const [job] = await takeDue(db, { ...takingEvents, now: noon });
  if (job) await fail(db, job, { reason: 'answered 500', now: noon + 14 * 60_000 });

  passTime(14 * 60_000);
  expect(await alerts()).toEqual([]);
  passTime(2 * 60_000);
  expect(await alerts()).toEqual(['EventsLate']);
});

test('BackupLate fires when no backup was made for a day and a half', async () => {
  const { db, alerts, clock, passTime } = await measured();
  const hour = 3_600_000;

  passTime(35 * hour);
  expect(await alerts()).toEqual([]);
  passTime(2 * hour);
  expect(await alerts()).toEqual(['BackupLate']);

  await noteBackup(db, new Date(clock.now()));
  passTime(35 * hour);
  expect(await alerts()).toEqual([]);
  passTime(2 * hour);
  expect(await alerts()).toEqual(['BackupLate']);
});

test('JobGivenUp fires when a mail has failed for two days', async () => {
  const { db, alerts, clock, passTime, runJobs } = await measured({
    transport: () => Promise.reject(new Error('no server')),
  });
  await postMail(db, letter, noon);
  for (let attempt = 0; attempt < 17; attempt += 1) {
    await runJobs();
    passTime(7 * 3_600_000);
  }
  await noteBackup(db, new Date(clock.now()));

  expect(await alerts()).toEqual(['JobGivenUp']);
});

test('FilesMissing fires when documents of customers are not where they were', async () => {
  const { lookForFiles, alerts, ...rest } = await measured();
  await lookForFiles();
  expect(await alerts()).toEqual([]);
  await signUp(rest);

  await lookForFiles();

  expect(await alerts()).toEqual(['FilesMissing']);
});

test('CatalogueReloadFailed fires when changes of a large catalogue can not be read', async () => {
  let reads = 0;
  const { app, db, alertsOfTwo, passTime } = await measured({
    catalogueReader: {
      read: async () => {
        reads += 1;
        if (reads > 1) throw new Error('a row that no index takes');
        return { ...(await inMemory.read()), size: 1_000_000 };
      },
      close: () => inMemory.close(),
    },
  });
  const inMemory = readInMemory(readHere(db));
  await askForProducts(app);

  const firing = await alertsOfTwo(async () => {
    await db.update(products).set({ active: false }).where(eq(products.id, 8));
    passTime(60_000);
    expect((await askForProducts(app)).status).toBe(200);
  });

  expect(firing).toEqual(['CatalogueReloadFailed']);
});

test('NoOrders fires when carts are filled for an hour and none is ordered', async () => {
  const busyShop = await measured({ limitFactor: 1000 });
  const { alerts, alertsOfTwo, passTime, call } = busyShop;
  const order = async () => orderAtCounter(busyShop, (await signUp(busyShop)).token);
  const fillCartsFor = (minutes: number) => async () => {
    for (let cart = 0; cart < 61; cart += 1) await call(createCart, { body: newCart() });
    passTime(minutes * 60_000);
  };
  await order();

  expect(await alertsOfTwo(fillCartsFor(29))).not.toContain('NoOrders');
  expect(await alertsOfTwo(fillCartsFor(2))).toContain('NoOrders');

  await order();
  passTime(60_000);
  expect(await alerts()).not.toContain('NoOrders');
});

test('RatesRefused fires while the address that rates come from gives none', async () => {
  const { db, alerts, clock, askForRates, runJobs } = await measured({
    fetchRates: () => Promise.reject(new NoFile('noAnswer')),
  });
  const ratesFrom = {
    address: 'https://rates.example',
    everyMinutes: 60,
    mostJumpPercent: 5,
    mostAgeHours: 24,
    at: 'at',
    fields: { 'USD/PYG': 'pyg' },
  };
  await applySettings(db, { ...(await currentSettings(db)), ratesFrom }, clock.now());
  expect(await alerts()).toEqual([]);

  await askForRates();
  await runJobs();

  expect(await alerts()).toEqual(['RatesRefused']);
});

test('DatabasePoolFull fires while a request waits for a connection', async () => {
  const small = await openPostgres(`${process.env[postgresVariable]}/postgres`, 1, {
    asItIs: true,
  });
  const { alerts } = await measured({}, small.pool);

  const { firing, waiting } = await small.db.transaction(async (holder) => {
    await holder.execute(sql`select 1`);
    const late = small.ping();
    return { firing: await alerts(), waiting: { late } };
  });
  await waiting.late;

  expect(firing).toEqual(['DatabasePoolFull']);
  expect(await alerts()).toEqual([]);
  await small.close();
});

test('what the dashboard and the alerts show of the API is measured', async () => {
  const pool = { most: 1, open: 1, idle: 1, waiting: 0 };
  const measuredShop = await measured({}, () => pool);
  const { token } = await signUp(measuredShop);
  await orderAtCounter(measuredShop, token);
  await postMail(measuredShop.db, letter, noon);
  await askForProducts(measuredShop.app);
  await measuredShop.lookForFiles();
  measuredShop.passTime(60_000);
  const present = metricsOf(`up 1\n${await measuredShop.metrics.text()}`);

  const ofPages = /^ponte_(?:page|pages|web)(?:_|$)/;
  const missing = [...shownMetrics].filter((name) => !ofPages.test(name) && !present.has(name));
  expect(missing).toEqual([]);
});
