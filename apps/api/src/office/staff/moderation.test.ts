import { listStaffReviews, moderateReview } from '@ponte/contract/staff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, reviews } from '../../platform/db/schema/index.ts';
import { signUp } from '../../testing/customers.ts';
import { orderAtCounter } from '../../testing/shopping.ts';
import { hire, lastActIn, startStaffedShop, type Hired } from '../../testing/staff.ts';
import type { TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let owner: Hired;
let clerk: Hired;
beforeAll(async () => {
  shop = await startStaffedShop();
  owner = await hire(shop, 'owner');
  clerk = await hire(shop, 'catalogue');
});
afterAll(() => shop.close());

const lastAct = () => lastActIn(shop, owner);

describe('a review', () => {
  test('is published with an answer, unless its buyer rewrote it meanwhile', async () => {
    const { token } = await signUp(shop);
    const { externalId } = await orderAtCounter(shop, token);
    const [order] = await shop.db.select().from(orders).where(eq(orders.externalId, externalId));
    if (!order) throw new Error('no order');
    await shop.db.insert(reviews).values({
      productId: 8,
      customerId: order.customerId,
      orderId: order.id,
      rating: 5,
      text: 'Boa',
      author: 'Ana S.',
      state: 'pending',
      writtenAt: new Date(shop.now()),
    });
    const [seen] = (await shop.call(listStaffReviews, clerk.sends())).data;
    if (!seen) throw new Error('no review');
    const sent = clerk.sends({
      params: { id: seen.id },
      body: { version: seen.version, state: 'published', answer: ' Obrigado! ' },
    });
    await shop.db.update(reviews).set({ text: 'Ruim' });

    expect((await shop.refused(moderateReview, sent)).status).toBe(409);
    await shop.db.update(reviews).set({ text: 'Boa' });
    const review = await shop.call(moderateReview, sent);

    expect(review).toMatchObject({ state: 'published', answer: 'Obrigado!' });
    expect((await shop.call(listStaffReviews, clerk.sends())).data).toEqual([]);
    const query = { state: 'published' };
    expect((await shop.call(listStaffReviews, clerk.sends({ query }))).data).toEqual([review]);
    expect(await lastAct()).toMatchObject({
      action: 'review.moderated',
      before: { state: 'pending' },
      after: { state: 'published', answered: true },
    });
  });
});
