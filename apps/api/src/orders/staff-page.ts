/** Staff's side of orders: for trying the shop, so that every status and mail can be seen. */
import type { OrderStage } from '@ponte/contract/orders';
import { formatMoney, money } from '@ponte/regional/money';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { tellAlerts } from '../alerts/tell.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/client.ts';
import { customers, orderItems, orders, payments, refunds } from '../db/schema/index.ts';
import { answerFailure } from '../http/answer-failure.ts';
import { limitBody } from '../http/limit-body.ts';
import { notFound } from '../http/reply.ts';
import { ownMachineOnly, sameOriginOnly, trialPage } from '../http/trial-pages.ts';
import type { Sandbox } from '../payments/sandbox.ts';
import { moderateReview, reviewForms } from '../reviews/staff-reviews.ts';
import { paidOrders } from './cart-orders.ts';
import { listPayments, type Order, type Payment } from './orders.ts';
import { actionsOf, actOn, staffActions, type StaffAction } from './staff-actions.ts';
import { changeProduct, productForm } from './staff-product.ts';
import { isBrought, stageOf } from './stage.ts';

/** The newest orders on the page. */
const shown = 50;

/** In bytes. */
const formLimit = 32 * 1024;

const labels: Readonly<Record<StaffAction, string>> = {
  approve: 'Payment came',
  decline: 'Payment was declined',
  cancel: 'End the link to pay',
  authorize: 'Payment is authorized',
  ship: 'Shipped, or ready at the counter',
  collect: 'Handed over',
  refund: 'Pay back',
};

/** The stage that the buyer sees on screens and in mails. */
const stages: Readonly<Record<OrderStage, string>> = {
  awaiting: 'Waiting, no link to pay',
  awaitingPayment: 'Waiting for payment',
  authorized: 'Authorized',
  paid: 'Paid',
  shipped: 'On its way',
  readyForPickup: 'Ready for pickup',
  collected: 'Collected',
  delivered: 'Delivered',
  underReview: 'Payment to check',
  refunding: 'Being paid back',
  refunded: 'Paid back',
};

export interface StaffPageOptions {
  readonly origin: string;
  /** Simulates payments; undefined when they are real. */
  readonly sandbox: Sandbox | undefined;
}

/**
 * The page `/staff`. Like the mailbox it is served under the server's own names only; it accepts
 * only its own forms.
 */
export function staffRoutes(app: Hono, deps: AppContext, options: StaffPageOptions): void {
  const { sandbox } = options;
  app.use('/staff', ownMachineOnly(options.origin));
  app.get('/staff', async (context) => {
    context.header('Cache-Control', 'no-store');
    // Otherwise browsers withhold the Origin of the form.
    context.header('Referrer-Policy', 'same-origin');
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    );
    const reviews = await reviewForms(deps.db);
    return context.html(page(await latestOrders(deps.db), sandbox, reviews));
  });
  app.post('/staff', limitBody(formLimit), sameOriginOnly, async (context) => {
    const form = await context.req.formData().catch(() => undefined);
    if (form?.has('product')) {
      const isChanged = await changeProduct(deps.db, form);
      deps.background.later('alerts', () => tellAlerts(deps));
      return isChanged ? context.redirect('/staff', 303) : answerFailure(context, notFound());
    }
    if (form?.has('review')) {
      const isDone = await moderateReview(deps.db, form);
      return isDone ? context.redirect('/staff', 303) : answerFailure(context, notFound());
    }
    const action = staffActions.find((known) => known === form?.get('action'));
    const id = form?.get('order');
    const found = typeof id === 'string' ? await findOrder(deps.db, id) : undefined;
    if (!action || !found || !actionsOf(found.order, found.payments, sandbox).includes(action)) {
      return answerFailure(context, notFound());
    }
    const [payment] = found.payments;
    await actOn(deps, sandbox, { order: found.order, payment }, action);
    return context.redirect('/staff', 303);
  });
}

interface ShownOrder {
  readonly order: Order;
  readonly email: string;
  readonly payments: readonly Payment[];
  /** Other paid orders of the same cart: duplicate payments. */
  readonly duplicates: readonly number[];
  /** Pieces that were paid for after others had taken them. */
  readonly missing: number;
  readonly refund: Refund | undefined;
}

type Refund = Pick<typeof refunds.$inferSelect, 'status' | 'reason'>;

const refundTexts = {
  due: 'Being paid back: the provider has not answered yet',
  pending: 'Being paid back: the provider has not confirmed it yet',
  refused: 'The provider refuses to pay back: do it by hand',
  done: 'The provider has paid it back',
} as const;

const refundReasons = {
  staff: '',
  duplicate: 'Second payment of a cart that was paid before. ',
  closed: 'Paid after the order was over. ',
} as const;

function refundText({ status, reason }: Refund): string {
  return `${refundReasons[reason]}${refundTexts[status]}.`;
}

const missingPieces = sql<number>`(
  select coalesce(sum(${orderItems.short}), 0)::integer from ${orderItems}
  where ${orderItems.orderId} = ${orders.id}
)`;

async function latestOrders(db: Db): Promise<ShownOrder[]> {
  const rows = await db
    .select({ order: orders, email: customers.email, missing: missingPieces })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .orderBy(desc(orders.id))
    .limit(shown);
  const listed = await listPayments(
    db,
    rows.map(({ order }) => order.id),
  );
  const paid = await paidOrders(
    db,
    rows.map(({ order }) => order.cartId),
  );
  const back = await db
    .select({ orderId: payments.orderId, status: refunds.status, reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      inArray(
        payments.orderId,
        rows.map(({ order }) => order.id),
      ),
    );
  return rows.map((row) => ({
    ...row,
    refund: back.find(({ orderId }) => orderId === row.order.id),
    payments: listed.filter(({ orderId }) => orderId === row.order.id),
    duplicates: duplicatesOf(row.order, paid),
  }));
}

function duplicatesOf(order: Order, paid: Awaited<ReturnType<typeof paidOrders>>): number[] {
  const ids = paid.filter(({ cartId }) => cartId === order.cartId).map(({ id }) => id);
  return ids.includes(order.id) ? ids.filter((id) => id !== order.id) : [];
}

async function findOrder(db: Db, externalId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.externalId, externalId));
  return order && { order, payments: await listPayments(db, [order.id]) };
}

function page(
  list: readonly ShownOrder[],
  sandbox: Sandbox | undefined,
  reviews: Awaited<ReturnType<typeof reviewForms>>,
) {
  return trialPage(
    'The store’s side',
    html`<p>What happens to an order behind the counter. Buyers are told by mail.</p>
      ${list.length === 0 ? html`<p>Nobody has ordered yet.</p>` : ''}
      ${list.map((one) => article(one, actionsOf(one.order, one.payments, sandbox)))}
      ${productForm()} ${reviews}`,
  );
}

function article(
  { order, email, payments, duplicates, missing, refund }: ShownOrder,
  actions: readonly StaffAction[],
) {
  const { delivery, externalId } = order;
  const total = formatMoney(money(order.totalMinor, order.currency));
  return html`<article>
    <h2>Order ${numberOf(order.id)}</h2>
    ${
      duplicates.length === 0
        ? ''
        : html`<p>
            <strong>Paid twice</strong>: order ${duplicates.map(numberOf).join(', ')} of the same
            cart is paid too. Pay one back.
          </p>`
    }
    <p><strong>${stages[stageOf(order, payments)]}</strong></p>
    <p>
      ${order.status}${order.superseded ? ', replaced by another choice' : ''}; payments:
      ${payments.map(({ status }) => status).join(', ')}
    </p>
    ${missing === 0 ? '' : html`<p><strong>Short of ${missing} ${missing === 1 ? 'piece' : 'pieces'}</strong> that others have taken.</p>`}
    ${refund === undefined ? '' : html`<p><strong>${refundText(refund)}</strong></p>`}
    <p>${total}, ${email}, ${order.createdAt.toISOString()}</p>
    <p>${isBrought(order) ? 'Brought to' : 'Collected at'} ${delivery.place}</p>
    ${order.pickupCode === null ? '' : html`<p>Pickup code ${order.pickupCode}</p>`}
    <form method="post" action="/staff">
      <input type="hidden" name="order" value="${externalId}" />
      ${actions.map(
        (action) => html`<button name="action" value="${action}">${labels[action]}</button>`,
      )}
    </form>
  </article>`;
}

/** The order number that the buyer sees. */
function numberOf(id: number): string {
  return String(id).padStart(6, '0');
}
