/**
 * What was paid and what went back of a payment. The provider reports totals, so reports may come
 * in any order and any number of times.
 */
import type { MovementKind } from '@ponte/contract/staff';
import type { CurrencyCode } from '@ponte/regional/money';
import type { PaymentNews } from '../../adapters/payments/provider.ts';
import type { MoneyState, payments, refunds } from '../../platform/db/schema/index.ts';

export interface PaymentBooks {
  /** Of what was paid. */
  readonly currency: CurrencyCode;
  readonly paidMinor: number;
  readonly returnedMinor: number;
  readonly chargedBack: boolean;
}

export type PaymentMoney = Pick<
  typeof payments.$inferSelect,
  | 'status'
  | 'currency'
  | 'amountMinor'
  | 'paidMinor'
  | 'paidCurrency'
  | 'returnedMinor'
  | 'chargedBack'
  | 'acceptedMinor'
  | 'unknownWord'
>;

export type RefundState = Pick<typeof refunds.$inferSelect, 'status'>;

export function booksOf(payment: PaymentMoney): PaymentBooks {
  const { status, currency, amountMinor, paidMinor, paidCurrency } = payment;
  // Payments from before it was stored were paid as asked.
  const isOld = paidMinor === null && (status === 'PAGO' || status === 'FINALIZADO');
  return {
    currency: paidCurrency ?? currency,
    paidMinor: paidMinor ?? (isOld ? amountMinor : 0),
    returnedMinor: payment.returnedMinor,
    chargedBack: payment.chargedBack,
  };
}

/** The balance of a payment, in minor units; below zero when more went back than came. */
export function leftOf({ paidMinor, returnedMinor }: PaymentBooks): number {
  return paidMinor - returnedMinor;
}

/** How a payment's money went back. */
export type ReturnKind = 'whole' | 'part' | 'chargedBack';

/** Null before any went back. */
export function returnKindOf(books: PaymentBooks): ReturnKind | null {
  if (books.returnedMinor === 0) return null;
  if (books.chargedBack) return 'chargedBack';
  return leftOf(books) > 0 ? 'part' : 'whole';
}

/** Whether what was paid is the amount that was asked for. */
export function isAsAsked(
  { currency, amountMinor }: Pick<PaymentMoney, 'currency' | 'amountMinor'>,
  books: PaymentBooks,
): boolean {
  return books.currency === currency && books.paidMinor === amountMinor;
}

/** The reported books of a payment that was made; undefined when the report has no amounts. */
function reportedBooks(
  { outcome, amount, paid, returnedMinor }: PaymentNews,
  known: PaymentBooks,
  paidBack: boolean,
): PaymentBooks | undefined {
  const isKnown = known.paidMinor > 0;
  if (outcome === 'open' || outcome === 'pending' || (outcome === 'declined' && !isKnown)) {
    return undefined;
  }
  const knownPaid = isKnown ? { minor: known.paidMinor, currency: known.currency } : amount;
  const { minor, currency } = paid ?? (outcome === 'approved' ? amount : knownPaid);
  const all = { currency, paidMinor: minor };
  if (outcome === 'approved') {
    // A report without returns does not contradict a confirmed refund.
    const returned = returnedMinor ?? (paidBack ? known.returnedMinor : 0);
    return { ...all, returnedMinor: returned, chargedBack: false };
  }
  const isTaken = outcome === 'charged_back' || outcome === 'declined';
  return {
    ...all,
    returnedMinor: returnedMinor ?? Math.max(minor, known.returnedMinor),
    chargedBack: isTaken || known.chargedBack,
  };
}

export interface BooksChange {
  readonly books: PaymentBooks;
  /** The report takes something back: it is old, or the provider has corrected itself. */
  readonly isBehind: boolean;
}

/**
 * The books after a report. What it takes back counts when the provider was asked just now; a
 * notification may be late, so only what is more than known counts.
 */
export function booksAfter(
  known: PaymentBooks,
  news: PaymentNews,
  { isCurrent, paidBack }: { readonly isCurrent: boolean; readonly paidBack: boolean },
): BooksChange {
  const reported = reportedBooks(news, known, paidBack);
  if (!reported) return { books: known, isBehind: false };
  // A decline of a paid payment may be about an earlier attempt.
  const isContrary = news.outcome === 'declined';
  const isOtherCurrency = known.paidMinor > 0 && reported.currency !== known.currency;
  const isBehind =
    isContrary ||
    isOtherCurrency ||
    reported.paidMinor < known.paidMinor ||
    reported.returnedMinor < known.returnedMinor ||
    (known.chargedBack && !reported.chargedBack);
  if (isCurrent) return { books: reported, isBehind: false };
  if (isContrary || isOtherCurrency) return { books: known, isBehind };
  return {
    books: {
      currency: reported.currency,
      paidMinor: Math.max(known.paidMinor, reported.paidMinor),
      returnedMinor: Math.max(known.returnedMinor, reported.returnedMinor),
      chargedBack: known.chargedBack || reported.chargedBack,
    },
    isBehind,
  };
}

export interface Movement {
  readonly kind: MovementKind;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly word?: string;
}

/** The movements between two states of a payment's books. */
export function movementsBetween(
  payment: Pick<PaymentMoney, 'currency' | 'amountMinor'>,
  before: PaymentBooks,
  after: PaymentBooks,
  returnedBy: 'provider' | 'shop',
): Movement[] {
  const { currency } = after;
  const moved: Movement[] = [];
  if (before.paidMinor !== after.paidMinor || before.currency !== currency) {
    const kind = isAsAsked(payment, after) ? 'approved' : 'otherAmount';
    moved.push({ kind, amountMinor: after.paidMinor, currency });
  }
  const back = after.returnedMinor - before.returnedMinor;
  const isTaken = after.chargedBack && !before.chargedBack;
  const isRestored = back < 0 || (before.chargedBack && !after.chargedBack);
  if (isTaken || back > 0) {
    const kind = isTaken ? 'chargedBack' : returnedBy === 'shop' ? 'paidBack' : 'refunded';
    moved.push({ kind, amountMinor: Math.max(back, 0), currency });
  } else if (isRestored) {
    moved.push({ kind: 'restored', amountMinor: -back, currency });
  }
  return moved;
}

/** Whether a payment's money is as its order asks. */
export function moneyStateOf(
  payment: PaymentMoney,
  refund: RefundState | undefined,
  isOver: boolean,
): MoneyState {
  if (payment.unknownWord !== null) return 'checking';
  const books = booksOf(payment);
  if (books.paidMinor === 0) return 'ok';
  if (refund?.status === 'due' || refund?.status === 'pending') return 'ok';
  const left = leftOf(books);
  const due = payment.acceptedMinor ?? (isOver ? 0 : payment.amountMinor);
  const isOther = payment.acceptedMinor === null && !isOver && books.currency !== payment.currency;
  if (!isOther && left === due) return 'ok';
  return books.returnedMinor > 0 && left < due ? 'missing' : 'checking';
}

/** The worst of an order's payments. */
export function moneyOfOrder(
  order: { readonly status: string },
  rows: readonly { readonly payment: PaymentMoney; readonly refund: RefundState | null }[],
): MoneyState {
  const isOver = order.status === 'ESTORNADO';
  const states = rows.map(({ payment, refund }) =>
    moneyStateOf(payment, refund ?? undefined, isOver),
  );
  return (
    states.find((state) => state === 'missing') ?? states.find((state) => state !== 'ok') ?? 'ok'
  );
}
