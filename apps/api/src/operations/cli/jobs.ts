/** `pnpm --filter @ponte/api run jobs list` and `… jobs retry <kind>`, such as `mail` */
import { listTroubledJobs, retryTroubledJobs } from '../../platform/jobs/troubled-jobs.ts';
import { systemClock } from '../../platform/runtime/clock.ts';
import { fail, inShop, print, words } from './tool.ts';

const most = 50;

const [action, kind] = words(2);
if (action === 'list' && kind === undefined) {
  await inShop(async ({ database }) => {
    const jobs = await listTroubledJobs(database.db, most + 1);
    for (const { id, name, attempts, reason, dueAt } of jobs.slice(0, most)) {
      const next = dueAt ? `again at ${dueAt.toISOString()}` : 'given up';
      print(`${name} ${id}: attempt ${attempts} failed, ${next}: ${reason ?? 'no reason'}`);
    }
    if (jobs.length > most) print(`There are more than these ${most}.`);
    if (jobs.length === 0) print('No job has failed.');
    return true;
  });
} else if (action === 'retry' && kind !== undefined) {
  await inShop(async ({ database }) => {
    const retried = await retryTroubledJobs(database.db, kind, systemClock.now());
    print(`${retried} jobs of the kind ${kind} will be retried now by a running server.`);
    return true;
  });
} else {
  fail('Say what to do: jobs list, or jobs retry with a kind, such as mail.');
}
