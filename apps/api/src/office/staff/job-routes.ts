import { listFailedJobs as listCall, retryJob as retryCall } from '@ponte/contract/staff/jobs';
import { repeatable } from '../../platform/db/repeatable.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { listFailedJobs, retryJob } from '../../platform/jobs/failed-jobs.ts';
import { writeAudit } from './audit.ts';
import type { StaffContext } from './staff-context.ts';

const shown = 200;

const retried: Text = {
  pt: 'A tarefa será tentada de novo agora.',
  es: 'La tarea se intentará de nuevo ahora.',
};

export function jobRoutes({ db, clock, mailDue, bind }: StaffContext): void {
  bind(listCall, async () => {
    const jobs = await listFailedJobs(db, { most: shown });
    // What a job works on may be personal, and is not shown.
    const data = jobs.map(({ id, name, createdAt, failedAt, attempts, reason }) => ({
      id: String(id),
      kind: name,
      createdAt: createdAt.toISOString(),
      failedAt: failedAt.toISOString(),
      attempts,
      reason,
    }));
    return done({ data });
  });

  bind(retryCall, async ({ session, params, lang }) => {
    const id = Number(params.id);
    if (!Number.isSafeInteger(id)) return notFound();
    const isDone = await repeatable(db, async (tx) => {
      if (!(await retryJob(tx, id, clock.now()))) return false;
      const act = { actor: session.member, action: 'job.retried', kind: 'job', id } as const;
      await writeAudit(tx, act, clock.now());
      return true;
    });
    if (!isDone) return notFound();
    mailDue();
    return done({ message: retried[lang] });
  });
}
