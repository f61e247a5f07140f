import {
  acceptOrderMoney,
  cancelUnpaidOrder,
  chargeBackOrder,
  deliverOrder,
  handOverOrder,
  refundOrder,
  shipOrder,
  trackOrder,
} from '@ponte/contract/staff/order-acts';
import { exportOrders } from '@ponte/contract/staff/order-export';
import { countStaffOrders, getStaffOrder, listStaffOrders } from '@ponte/contract/staff/orders';
import { fieldTexts, type Text } from '../../platform/http/failure-texts.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import type { StaffMember } from '../../platform/security/staff-sessions.ts';
import { writeAudit } from './audit.ts';
import { csvFile } from './csv.ts';
import {
  acceptPayment,
  cancelUnpaid,
  chargeBack,
  correctTracking,
  deliver,
  handOverTo,
  markShipped,
  refund,
} from './order-acts.ts';
import { countOrders } from './order-counts.ts';
import { readOrder } from './order-details.ts';
import { orderBatches, orderColumns } from './order-export.ts';
import { listOrders } from './order-list.ts';
import type { StaffContext } from './staff-context.ts';

const reversedDays: Text = {
  pt: 'O último dia vem antes do primeiro.',
  es: 'El último día es anterior al primero.',
};

export function staffOrderRoutes(context: StaffContext): void {
  const { db, clock, bind } = context;

  bind(listStaffOrders, async ({ query }) => {
    const page = await listOrders(db, query);
    return page ? done(page) : invalidField('after', fieldTexts.invalid);
  });

  bind(countStaffOrders, async ({ query: { search = '' } }) =>
    done({ data: await countOrders(db, search) }),
  );

  const answer = async (id: string, { role }: StaffMember) => {
    const order = await readOrder(db, Number(id), role);
    return order ? done(order) : notFound();
  };

  bind(getStaffOrder, ({ params, session }) => answer(params.id, session.member));

  bind(handOverOrder, async ({ params, body, session: { member } }) => {
    const request = { ...body, orderId: Number(params.id), actor: member };
    return (await handOverTo(context, request)) ?? answer(params.id, member);
  });

  for (const [call, act] of [
    [shipOrder, markShipped],
    [trackOrder, correctTracking],
  ] as const) {
    bind(call, async ({ params, body, session: { member } }) => {
      const request = { ...body, orderId: Number(params.id), actor: member };
      return (await act(context, request)) ?? answer(params.id, member);
    });
  }

  bind(deliverOrder, async ({ params, body, session: { member } }) => {
    const request = { ...body, orderId: Number(params.id), actor: member };
    return (await deliver(context, request)) ?? answer(params.id, member);
  });

  bind(chargeBackOrder, async ({ params, body, session: { member } }) => {
    const request = { ...body, orderId: Number(params.id), actor: member };
    return (await chargeBack(context, request)) ?? answer(params.id, member);
  });

  bind(exportOrders, async ({ session, query }) => {
    const { from, to } = query;
    if (from !== undefined && to !== undefined && from > to) {
      return invalidField('to', () => reversedDays);
    }
    const after = { from: from ?? null, to: to ?? null };
    const act = { actor: session.member, action: 'orders.exported', kind: 'shop' } as const;
    await writeAudit(db, { ...act, after }, clock.now());
    return csvFile(context, 'orders', orderColumns, orderBatches(db, query));
  });

  for (const [call, act] of [
    [acceptOrderMoney, acceptPayment],
    [cancelUnpaidOrder, cancelUnpaid],
    [refundOrder, refund],
  ] as const) {
    bind(call, async ({ params, body, session: { member } }) => {
      const request = { ...body, orderId: Number(params.id), actor: member };
      return (await act(context, request)) ?? answer(params.id, member);
    });
  }
}
