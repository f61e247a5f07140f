import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { createMedia } from '../adapters/media/media.ts';
import { folderStorage } from '../adapters/storage/folder-storage.ts';
import { createApp } from '../operations/app.ts';
import { rowsOf } from '../operations/backup/catalog.ts';
import type { Database, Db } from '../platform/db/client.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { silentLog } from '../platform/runtime/log.ts';
import { postgresVariable } from './postgres-programs.ts';
import { requestOf, testOrigins, testSecret, testStart, type Sent } from './test-app.ts';

export interface ServerBeside {
  readonly database: Database;
  /** What functions of orders work with. */
  readonly context: ReturnType<typeof contextOf>;
  readonly send: (definition: EndpointDefinition, sent: Sent) => Promise<Response>;
}

/** A server on a database that others use too, without limits of what is sent. */
export async function openServerBeside(url: string): Promise<ServerBeside> {
  const database = await openPostgres(url, 5);
  const context = contextOf(database);
  const { app } = createApp({
    ...context,
    database,
    secret: testSecret,
    publicOrigin: 'https://api.example',
    sandboxPayments: true,
    limitFactor: 1_000_000,
    storage: folderStorage('/nowhere'),
    media: createMedia({ folder: '/nowhere', draw: () => undefined, drawnAtOnce: 1 }),
  });
  return {
    database,
    context,
    send: async (definition, sent) => {
      const { address, init } = requestOf(definition, sent);
      return app.request(address, init);
    },
  };
}

/** Of a test's own database. */
export async function urlOf(db: Db): Promise<string> {
  const name = v.object({ name: v.string() });
  const [row] = await rowsOf(db, name, sql`select current_database()::text as name`);
  return `${process.env[postgresVariable]}/${row?.name}`;
}

function contextOf({ db }: Database) {
  // The customers signed in on the day of the tests.
  const clock = { now: () => testStart + Math.round(performance.now()) };
  return {
    db,
    clock,
    log: silentLog,
    mailDue: () => undefined,
    origins: testOrigins,
    payments: undefined,
  };
}
