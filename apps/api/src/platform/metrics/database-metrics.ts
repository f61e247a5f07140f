import { orderStageOf } from '@ponte/contract/orders';
import type { Metrics } from '@ponte/telemetry';
import { count, isNull, max, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/client.ts';
import { jobs, orders } from '../db/schema/index.ts';
import { countJobs } from '../jobs/failed-jobs.ts';
import type { Clock } from '../runtime/clock.ts';
import { readLastBackup } from '../store-info/last-backup.ts';

/** In milliseconds: orders are counted once for all that ask meanwhile. */
const ordersFreshMs = 60_000;

/** What the database knows: orders, jobs, its last backup, and the connections to it. */
export function databaseMetrics(
  metrics: Metrics,
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  clock: Clock,
): void {
  let read: Promise<readonly ReadOrders[]> = Promise.resolve([]);
  let readAt = -Infinity;
  const readOrders = (): Promise<readonly ReadOrders[]> => {
    if (clock.now() - readAt < ordersFreshMs) return read;
    readAt = clock.now();
    read = ordersByStatus(db);
    read.catch(() => (readAt = -Infinity));
    return read;
  };
  metrics.gauge('ponte_orders', 'Orders by state.', ['state'], async () =>
    (await readOrders()).map(({ status, value }) => ({
      labels: { state: orderStageOf(status, { brought: null, handedOver: false }) },
      value,
    })),
  );
  metrics.gauge(
    'ponte_last_order_age_seconds',
    'How old the last order is, whatever became of it.',
    [],
    async () => {
      const last = Math.max(...(await readOrders()).map((row) => row.lastAt?.getTime() ?? 0));
      return last > 0 ? [{ value: (clock.now() - last) / 1000 }] : [];
    },
  );

  metrics.gauge(
    'ponte_jobs',
    'Jobs by kind and state; mails are jobs.',
    ['name', 'state'],
    async () =>
      (await countJobs(db, clock.now())).flatMap(({ name, due, failed }) => [
        { labels: { name, state: 'due' }, value: due },
        { labels: { name, state: 'given up' }, value: failed },
      ]),
  );
  metrics.gauge(
    'ponte_job_overdue_seconds',
    'How long the oldest unfinished job of a kind has been due, whatever was tried since.',
    ['name'],
    async () => {
      const rows = await db
        .select({
          name: jobs.name,
          dueAt: sql`min(coalesce(${jobs.wantedAt}, ${jobs.dueAt}))`.mapWith(jobs.dueAt),
        })
        .from(jobs)
        .where(isNull(jobs.failedAt))
        .groupBy(jobs.name);
      return rows.map(({ name, dueAt }) => {
        const overdue = dueAt ? clock.now() - dueAt.getTime() : 0;
        return { labels: { name }, value: Math.max(overdue, 0) / 1000 };
      });
    },
  );

  const startedAt = clock.now();
  metrics.gauge(
    'ponte_backup_age_seconds',
    'How old the last backup is; where there is none, how long this process has run.',
    [],
    async () => {
      const at = (await readLastBackup(db))?.getTime() ?? startedAt;
      return [{ value: (clock.now() - at) / 1000 }];
    },
  );

  if (!pool) return;
  metrics.gauge('ponte_database_connections', 'Connections to Postgres.', ['state'], () => {
    const { most, open, idle, waiting } = pool();
    return [
      { labels: { state: 'most' }, value: most },
      { labels: { state: 'in use' }, value: open - idle },
      { labels: { state: 'idle' }, value: idle },
      { labels: { state: 'waited for' }, value: waiting },
    ];
  });
}

type ReadOrders = Awaited<ReturnType<typeof ordersByStatus>>[number];

function ordersByStatus(db: Db) {
  return db
    .select({ status: orders.status, value: count(), lastAt: max(orders.createdAt) })
    .from(orders)
    .groupBy(orders.status);
}
