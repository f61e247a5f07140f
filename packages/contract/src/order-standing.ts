/** The one account of an order that its pages, mails and ticket give, for pages that need no schema. */

/** An order's status as buyers read it, which depends on the delivery (decision 41). */
export type OrderStage =
  | 'awaiting'
  | 'awaitingPayment'
  | 'authorized'
  | 'paid'
  /** On its way to the door, or the delivery is unknown. */
  | 'shipped'
  /** Waiting at the counter. */
  | 'readyForPickup'
  /** Handed over at the counter. */
  | 'collected'
  /** Handed over at the door. */
  | 'delivered'
  /** The store checks its money: another amount came, or some is missing. */
  | 'underReview'
  /** Its money is on its way back. */
  | 'refunding'
  | 'refunded';

/** How a payment of an order is. */
export type PaymentState =
  | 'awaiting'
  | 'paid'
  | 'declined'
  | 'cancelled'
  /** Money came that the store checks. */
  | 'underReview'
  | 'unknown';

export interface PaymentFacts {
  readonly status: PaymentState;
  /** Moments are ISO 8601 strings, and null while unknown. */
  readonly paidAt: string | null;
  /** What went back: all of it, a part, or taken by the buyer's bank. */
  readonly returned: { readonly at: string; readonly kind: keyof typeof returnStates } | null;
}

/** What the store knows of an order. */
export interface OrderFacts {
  /** `unknown` for a status outside this contract. */
  readonly stage: OrderStage | 'unknown';
  readonly placedAt: string;
  /** Until when it could or can be paid; null when the store does not say. */
  readonly payUntil: string | null;
  /** When its buyer cancelled it, or another choice for its cart replaced it. */
  readonly cancelledAt: string | null;
  /** Newest first. */
  readonly payments: readonly PaymentFacts[];
  /** Whether an attempt awaits the provider; null when the store does not say. */
  readonly isPending: boolean | null;
  /** Home delivery; null when the store does not say. */
  readonly brought: boolean | null;
  /** When it was ready for pickup, or left for the door. */
  readonly sentAt: string | null;
  readonly handedOverAt: string | null;
}

/** An order's state as its buyer reads it. */
export type OrderState =
  | OrderStage
  /** Whether it was paid is being asked: an attempt awaits the provider, or the time to pay has just ended. */
  | 'confirming'
  /** It was not paid in time. */
  | 'ranOut'
  | 'cancelled'
  | 'refundedInPart'
  /** The buyer's bank took the money back. */
  | 'chargedBack'
  | 'unknown';

/**
 * `planned`: as it was chosen, before the payment; `ahead`: the goods can be collected or are brought;
 * `done`: the buyer has them; `off`: nothing is handed over, because the order ended or its money is checked.
 */
export type HandOver = 'planned' | 'ahead' | 'done' | 'off';

export type OrderStepStatus =
  | 'ordered'
  | 'paid'
  | 'readyForPickup'
  | 'collected'
  | 'shipped'
  | 'delivered'
  | 'underReview'
  | 'refunding'
  | 'refunded'
  | 'refundedInPart'
  | 'chargedBack'
  | 'ranOut'
  | 'cancelled';

export interface OrderStep {
  readonly status: OrderStepStatus;
  /** When it was reached; null when unknown, and for what is still to come. */
  readonly at: string | null;
}

export interface OrderStanding {
  readonly state: OrderState;
  /** Null unless it can be paid now. */
  readonly payUntil: string | null;
  /** When it ran out or was cancelled. */
  readonly endedAt: string | null;
  readonly handOver: HandOver;
  /** What happened, then what is still to come. Nothing is to come of an order that ended. */
  readonly steps: readonly OrderStep[];
  /** Index of the last step that happened. */
  readonly current: number;
}

/** @param now milliseconds since 1970 */
export function orderStandingOf(facts: OrderFacts, now: number): OrderStanding {
  const state = stateOf(facts, now);
  const handOver = handOverOf(state, facts);
  const happened = happenedOf(facts, state);
  return {
    state,
    payUntil: state === 'awaitingPayment' ? facts.payUntil : null,
    endedAt: endOf(facts, state),
    handOver,
    steps: [...happened, ...aheadOf(facts, { state, handOver }, happened)],
    current: happened.length - 1,
  };
}

function stateOf(facts: OrderFacts, now: number): OrderState {
  const { stage, payments, payUntil, cancelledAt, isPending } = facts;
  if (stage === 'refunded') return isClosedUnpaid(facts) ? 'cancelled' : returnedStateOf(facts);
  if (stage !== 'awaitingPayment' && stage !== 'awaiting') return stage;
  if (cancelledAt !== null) return 'cancelled';
  if (isPending) return 'confirming';
  if (payments.length > 0 && payments.every(({ status }) => status === 'cancelled')) {
    return payUntil === null ? 'cancelled' : 'ranOut';
  }
  // A payment made at the last moment takes a little to be approved.
  const isOver = payUntil !== null && Date.parse(payUntil) <= now;
  return stage === 'awaitingPayment' && isOver ? 'confirming' : stage;
}

function returnedStateOf(facts: OrderFacts): OrderState {
  return returnStates[returnedOf(facts)?.kind ?? 'whole'];
}

/** The store closed it before any money came: nothing was paid, nor paid back. */
function isClosedUnpaid(facts: OrderFacts): boolean {
  const { stage, payments } = facts;
  if (stage !== 'refunded' || payments.length === 0) return false;
  return !hasPaid(payments) && returnedOf(facts) === null;
}

const returnStates = {
  whole: 'refunded',
  part: 'refundedInPart',
  chargedBack: 'chargedBack',
} as const satisfies Record<string, OrderState>;

function returnedOf({ payments }: OrderFacts): PaymentFacts['returned'] {
  return payments.find(({ returned }) => returned !== null)?.returned ?? null;
}

function endOf({ payUntil, cancelledAt }: OrderFacts, state: OrderState): string | null {
  if (state === 'ranOut') return payUntil;
  return state === 'cancelled' ? cancelledAt : null;
}

const handOvers = {
  awaiting: 'planned',
  awaitingPayment: 'planned',
  confirming: 'planned',
  authorized: 'ahead',
  paid: 'ahead',
  shipped: 'ahead',
  readyForPickup: 'ahead',
  unknown: 'ahead',
  collected: 'done',
  delivered: 'done',
  underReview: 'off',
  refunding: 'off',
  refunded: 'off',
  refundedInPart: 'off',
  chargedBack: 'off',
  ranOut: 'off',
  cancelled: 'off',
} as const satisfies Record<OrderState, HandOver>;

function handOverOf(state: OrderState, { payments }: OrderFacts): HandOver {
  const isUnpaid = payments[0]?.status === 'awaiting' && !hasPaid(payments);
  const handOver = handOvers[state];
  return handOver === 'ahead' && isUnpaid ? 'planned' : handOver;
}

function hasPaid(payments: readonly PaymentFacts[]): boolean {
  return payments.some(({ status }) => status === 'paid');
}

const paidStages: ReadonlySet<OrderFacts['stage']> = /* @__PURE__ */ new Set([
  'paid',
  'shipped',
  'readyForPickup',
  'collected',
  'delivered',
  'refunding',
  'refunded',
]);

/** The two steps after the payment. */
function handingOf({ stage, brought }: OrderFacts) {
  return brought || stage === 'shipped' || stage === 'delivered'
    ? (['shipped', 'delivered'] as const)
    : (['readyForPickup', 'collected'] as const);
}

function happenedOf(facts: OrderFacts, state: OrderState): readonly OrderStep[] {
  const { stage, payments, placedAt, sentAt, handedOverAt } = facts;
  const [sent, received] = handingOf(facts);
  const steps: OrderStep[] = [{ status: 'ordered', at: placedAt }];
  if (hasPaid(payments) || (paidStages.has(stage) && !isClosedUnpaid(facts))) {
    steps.push({ status: 'paid', at: payments.find(({ paidAt }) => paidAt)?.paidAt ?? null });
  }
  if (sentAt !== null || state === sent) steps.push({ status: sent, at: sentAt });
  if (handedOverAt !== null || state === received) {
    steps.push({ status: received, at: handedOverAt });
  }
  const returned = returnedOf(facts);
  if (returned) {
    const { kind, at } = returned;
    const later = steps.findIndex((step) => step.at !== null && isBefore(at, step.at));
    steps.splice(later === -1 ? steps.length : later, 0, { status: returnStates[kind], at });
  }
  const isShown = steps.some(({ status }) => status === state);
  if (!isShown && isEnding(state)) steps.push({ status: state, at: endOf(facts, state) });
  return steps;
}

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);

/** States that end the usual way of an order, or hold it up. */
function isEnding(state: OrderState): state is OrderState & OrderStepStatus {
  return handOvers[state] === 'off';
}

function aheadOf(
  facts: OrderFacts,
  { state, handOver }: Pick<OrderStanding, 'state' | 'handOver'>,
  happened: readonly OrderStep[],
): readonly OrderStep[] {
  if (state === 'unknown' || handOver === 'off' || handOver === 'done') return [];
  const steps = ['paid', ...handingOf(facts)] as const;
  return steps
    .filter((step) => happened.every(({ status }) => status !== step))
    .map((status) => ({ status, at: null }));
}
