import { orderStageOf } from '@ponte/contract/orders';
import type { Metrics, Reading } from '@ponte/telemetry';
import { count, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
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
  let ordersRead: readonly Reading[] = [];
  let ordersReadAt = -Infinity;
  metrics.gauge('ponte_orders', 'Orders by state.', ['state'], async () => {
    if (clock.now() - ordersReadAt < ordersFreshMs) return ordersRead;
    const rows = await db
      .select({ status: orders.status, value: count() })
      .from(orders)
      .groupBy(orders.status);
    ordersReadAt = clock.now();
    return (ordersRead = rows.map(({ status, value }) => ({
      labels: { state: orderStageOf(status, { brought: null, handedOver: false }) },
      value,
    })));
  });

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
