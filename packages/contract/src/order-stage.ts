/** Where an order stands, for pages that need no schema. */

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

/** `ahead`: it is still to come; `done`: the buyer has the goods; `off`: the money goes or went back, or is checked. */
export type HandOver = 'ahead' | 'done' | 'off';

/** What is said of an order's hand-over: when and where only while it is `ahead`. */
export function handOverOf(stage: OrderStage): HandOver {
  if (stage === 'underReview' || stage === 'refunding' || stage === 'refunded') return 'off';
  return stage === 'collected' || stage === 'delivered' ? 'done' : 'ahead';
}
