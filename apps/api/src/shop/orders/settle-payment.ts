import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../adapters/app-context.ts';
import type {
  AnyNews,
  PaymentId,
  PaymentNews,
  UnknownNews,
} from '../../adapters/payments/provider.ts';
import type { Db } from '../../platform/db/client.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { paymentMovements, payments, refunds } from '../../platform/db/schema/index.ts';
import { lockCartOfPayment } from './cart-orders.ts';
import { closePayments } from './close-payments.ts';
import { followMoney, type Followed } from './follow-money.ts';
import { addMovements, keepBooks, markMoney } from './order-money.ts';
import type { Payment } from './orders.ts';
import { booksAfter, booksOf, movementsBetween, type PaymentBooks } from './payment-books.ts';
import { isRecordedByStaff } from './record-chargeback.ts';
import { isSettled } from './status.ts';

export type SettleDeps = Pick<
  AppContext,
  'db' | 'clock' | 'log' | 'mailDue' | 'origins' | 'payments'
>;

/**
 * `ask`: the report takes something back, and may be old: the provider has to be asked for the
 * present state.
 */
export type Settled = 'kept' | 'ask' | 'not ours';

/** Why the report can be trusted to be the present state. */
export interface AskedBooks {
  /** The payment's books before the provider was asked. */
  readonly before: PaymentBooks;
  /** A person asks on purpose: the answer counts against what staff recorded, too. */
  readonly onPurpose?: boolean;
}

/**
 * Applies a provider's report about a payment: once, however often, in whatever order and to
 * however many servers it comes.
 * @param asked absent for a notification
 */
export async function settlePayment(
  deps: SettleDeps,
  news: AnyNews,
  asked?: AskedBooks,
): Promise<Settled> {
  const { db, log, mailDue } = deps;
  const { settled, errors, replaced } = await repeatable(db, (tx) => settle(tx, deps, news, asked));
  const { reference, outcome } = news;
  if (settled === 'not ours') log.error('payment notification rejected', { reference, outcome });
  for (const { event, facts } of errors) log.error(event, { reference, ...facts });
  mailDue();
  await closePayments(deps, replaced);
  return settled;
}

interface Result extends Followed {
  readonly settled: Settled;
}

const nothing = { errors: [], replaced: [] as readonly PaymentId[] };

async function settle(
  db: Db,
  deps: SettleDeps,
  news: AnyNews,
  asked: AskedBooks | undefined,
): Promise<Result> {
  await lockCartOfPayment(db, news.reference);
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.reference, news.reference))
    .for('no key update');
  if (!payment) return { ...nothing, settled: 'not ours' };
  const now = new Date(deps.clock.now());
  if (news.outcome === 'unknown') return keepUnknown(db, payment, news, now);
  const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const known = booksOf(payment);
  // Its provider reports none, so it would contradict it each time.
  const isRecorded =
    known.chargedBack && !asked?.onPurpose && (await isRecordedByStaff(db, payment.id));
  const { books, isBehind } = booksAfter(known, news, {
    isCurrent: !isRecorded && asked !== undefined && isSame(asked.before, known),
    paidBack: refund?.status === 'done',
  });
  const settled = isBehind && !isRecorded ? 'ask' : 'kept';
  const isOwn = refund?.status === 'due' || refund?.status === 'pending';
  const moved = movementsBetween(payment, known, books, isOwn ? 'shop' : 'provider');
  if (moved.length === 0 && (payment.unknownWord === null || isBehind)) {
    await keepAttempt(db, payment, books, news, now);
    return { ...nothing, settled };
  }
  await keepBooks(db, payment.id, books, moved, now);
  const { origins } = deps;
  const followed = await followMoney(db, payment, { books, moved, refund }, { origins, now });
  if (books.paidMinor === 0) await keepAttempt(db, payment, books, news, now);
  return { ...followed, settled };
}

function isSame(one: PaymentBooks, other: PaymentBooks): boolean {
  return (
    one.paidMinor === other.paidMinor &&
    one.currency === other.currency &&
    one.returnedMinor === other.returnedMinor &&
    one.chargedBack === other.chargedBack
  );
}

/** Stores an unknown word once, and has staff look at the order. */
async function keepUnknown(
  db: Db,
  payment: Payment,
  { word }: UnknownNews,
  now: Date,
): Promise<Result> {
  const [before] = await db
    .select({ id: paymentMovements.id })
    .from(paymentMovements)
    .where(and(eq(paymentMovements.paymentId, payment.id), eq(paymentMovements.word, word)))
    .limit(1);
  if (before) return { ...nothing, settled: 'kept' };
  const isUnpaid = booksOf(payment).paidMinor === 0 && !isSettled(payment.status);
  await db
    .update(payments)
    .set({ unknownWord: word, updatedAt: now, ...(isUnpaid && { status: 'EM_ANALISE' }) })
    .where(eq(payments.id, payment.id));
  const { currency } = booksOf(payment);
  await addMovements(db, payment.id, [{ kind: 'unknown', amountMinor: 0, currency, word }], now);
  await markMoney(db, payment.orderId, now);
  const error = { event: 'payment in an unknown state', facts: { status: word } };
  return { replaced: [], errors: [error], settled: 'kept' };
}

const statusOf = { declined: 'RECUSADO', pending: 'AGUARDANDO', open: 'AGUARDANDO' } as const;

/** The state of an attempt, for a payment that was not made. */
async function keepAttempt(
  db: Db,
  { id, status }: Payment,
  { paidMinor }: PaymentBooks,
  { outcome }: PaymentNews,
  now: Date,
): Promise<void> {
  if (paidMinor > 0 || outcome === 'approved' || !(outcome in statusOf)) return;
  if (outcome !== 'declined' && outcome !== 'pending' && outcome !== 'open') return;
  const isChecked = status === 'EM_ANALISE';
  // Only money changes a payment that has ended.
  if (!isChecked && status !== 'AGUARDANDO' && status !== 'RECUSADO') return;
  // An attempt after a declined one is pending again (decision 40).
  if (!isChecked && outcome === 'open') return;
  if (statusOf[outcome] === status) return;
  await db
    .update(payments)
    .set({ status: statusOf[outcome], updatedAt: now })
    .where(eq(payments.id, id));
}
