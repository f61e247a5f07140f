import { listFailedJobs, retryJob } from '@ponte/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../../platform/db/schema/index.ts';
import { hire, lastActIn, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
});
afterAll(() => shop.close());

const lastAct = () => lastActIn(shop, owner);

describe('a failed job', () => {
  test('is shown without what it works on, and tried again once', async () => {
    const [job] = await shop.db
      .insert(jobs)
      .values({
        name: 'none',
        data: { recipient: 'ana@example.com' },
        dueAt: new Date(shop.now() + 3_600_000),
        attempts: 9,
        reason: 'ECONNREFUSED',
        failedAt: new Date(shop.now()),
      })
      .returning();
    const params = { id: String(job?.id) };

    const { data } = await shop.call(listFailedJobs, owner.sends());
    expect(data).toMatchObject([{ ...params, kind: 'none', attempts: 9, reason: 'ECONNREFUSED' }]);
    expect(JSON.stringify(data)).not.toContain('ana@example.com');

    await shop.call(retryJob, owner.sends({ params }));
    expect((await shop.refused(retryJob, owner.sends({ params }))).status).toBe(404);
    expect(await lastAct()).toMatchObject({ action: 'job.retried', subject: params });
    for (const id of ['x', '999999999999999999999']) {
      expect((await shop.refused(retryJob, owner.sends({ params: { id } }))).status).toBe(404);
    }
  });
});
