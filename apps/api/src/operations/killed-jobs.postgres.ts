import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type Server } from '@ponte/faults/server';
import { and, eq, gt } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postMail } from '../adapters/mail/outbox.ts';
import type { Database } from '../platform/db/client.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { jobs } from '../platform/db/schema/index.ts';
import { killedJobs, wakeJobs } from '../testing/killed-jobs.ts';
import { openOutside, type Outside } from '../testing/outside.ts';
import { postgresVariable } from '../testing/postgres-programs.ts';
import { jobTable } from './job-table.ts';

let folder: string;
let database: Database;
let outside: Outside;
let server: Server;

const start = () => startServer(join(folder, 'data'), outside.settings);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-jobs-'));
  const postgres = process.env[postgresVariable] ?? '';
  const client = new Client({ connectionString: `${postgres}/postgres` });
  await client.connect();
  await client.query('create database killed_jobs');
  await client.end();
  outside = await openOutside(`${postgres}/killed_jobs`);
  server = await start();
  database = await openPostgres(`${postgres}/killed_jobs`, 4, { asItIs: true });
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await outside.close();
  await rm(folder, { recursive: true });
});

/** Time passes until other processes may take what the killed one was running. */
const endLeases = () =>
  database.db.update(jobs).set({ dueAt: new Date() }).where(eq(jobs.running, true));

/** Jobs of a kind that were begun and have not ended. */
const begun = (kind: string) =>
  database.db.$count(jobs, and(eq(jobs.name, kind), gt(jobs.attempts, 0)));

function prepare(kind: string) {
  const { db } = database;
  const all = new Map(Object.entries(killedJobs({ db, outside, origin: () => server.origin })));
  const prepared = all.get(kind)?.();
  if (!prepared) throw new Error(`Nobody kills jobs of the kind ${kind}.`);
  return prepared;
}

test.each(Object.keys(jobTable))(
  'a job of the kind %s whose process is killed in the middle is done by the next one, and keeps no other waiting',
  async (kind) => {
    const { reach, release, found, expected } = await prepare(kind);
    await reach();

    const recipient = `${randomUUID()}@example.com`;
    await postMail(database.db, { recipient, subject: 'Hi', body: kind }, Date.now());
    await wakeJobs(server.origin);
    await expect.poll(() => outside.mailServer.count(recipient)).toBe(1);
    await server.stop('SIGKILL');

    expect(await begun(kind)).toBeGreaterThan(0);
    await release();
    await endLeases();
    server = await start();
    // It looks for due jobs by itself every five seconds; one kind shows that, the others ask for it.
    const look = async () => {
      if (kind !== 'mail') await wakeJobs(server.origin);
      return found();
    };
    await expect.poll(look, { interval: 200 }).toEqual(expected);
    await expect.poll(() => begun(kind)).toBe(0);
  },
);
