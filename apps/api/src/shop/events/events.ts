import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { AppContext } from '../../adapters/app-context.ts';
import type { Db } from '../../platform/db/client.ts';
import { customers, events, orders } from '../../platform/db/schema/index.ts';
import { handleJobs, type JobHandler } from '../../platform/jobs/job-handler.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { deliverEvent, type EventReceiver } from './deliver-event.ts';
import {
  describeBuyer,
  describeOrder,
  type DescribedBuyer,
  type DescribedOrder,
} from './describe-order.ts';

/** Added by the trigger `order_event`. */
const eventJob: JobKind<{ readonly event: number }> = {
  name: 'event',
  data: v.object({ event: v.number() }),
};

type EventRow = typeof events.$inferSelect;

/** Sends the receiver an event, at least once; without a receiver it is dropped. */
export function eventHandler(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  receiver: EventReceiver | undefined,
): JobHandler {
  return handleJobs(
    eventJob,
    { limitMs: 30_000, concurrency: 10 },
    async ({ event: id }, signal) => {
      const [event] = await db.select().from(events).where(eq(events.id, id));
      if (!event) return;
      if (receiver) {
        const body = event.body ?? (await describe(db, event));
        await deliverEvent(receiver, { id: event.publicId, body }, clock.now(), signal);
      }
      // It holds a buyer's data, which the order has too.
      await db.delete(events).where(eq(events.id, id));
    },
  );
}

/** Writes down what is sent, so that each attempt says the same, unless the buyer is erased in between. */
async function describe(db: Db, event: EventRow): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ order: orders, customer: customers })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(eq(orders.id, event.orderId))
      // The buyer's erasure is pending or done: personal data in stored events are removed.
      .for('share', { of: customers });
    if (!row) throw new Error('The order is gone.');
    const order = await describeOrder(tx, row.order);
    const buyer = await describeBuyer(tx, row.customer);
    const body = JSON.stringify(wireEventOf(event, order, buyer));
    await tx.update(events).set({ body }).where(eq(events.id, event.id));
    return body;
  });
}

function wireEventOf(event: EventRow, order: DescribedOrder, buyer: DescribedBuyer) {
  return {
    id: event.publicId,
    sequence: event.id,
    type: event.type,
    happenedAt: event.happenedAt.toISOString(),
    ...(event.reason !== null && { reason: event.reason }),
    order,
    buyer,
  };
}
