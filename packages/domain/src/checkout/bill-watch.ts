import { compareStructural, reaction } from 'mobx';
import type { Stop } from '../environment/index.ts';
import type { Bill } from './bill.ts';
import type { CheckoutEvent } from './checkout-state.ts';

/** What watching a bill needs. */
export interface BillWatchOptions {
  /** What is to be paid by now; null while that is not known. */
  readonly bill: () => Bill | null;
  /** Stands for the delivery that the shopper asked for, see `Shipping.wish`. */
  readonly wish: () => string;
  readonly send: (event: CheckoutEvent) => void;
}

/**
 * Tells a checkout what is to be paid, each time that it is another, and tells a delivery that the
 * shopper chose on purpose from what came by itself.
 */
export class BillWatch {
  readonly #options: BillWatchOptions;
  #wish: string | null = null;
  #isWhole = false;
  #wasWhole = false;

  constructor(options: BillWatchOptions) {
    this.#options = options;
  }

  /** Watches for as long as a screen shows the checkout. */
  start(): Stop {
    const { bill, wish } = this.#options;
    this.#wish = bill() && wish();
    return reaction(
      () => ({ bill: bill(), wish: wish() }),
      (now) => now.bill && this.#follow(now.bill, now.wish),
      { equals: compareStructural },
    );
  }

  /** Takes each bill for seen, for as long as a page shows everything at once. */
  showWhole(): Stop {
    this.#isWhole = true;
    this.#wasWhole = true;
    this.see();
    return () => {
      this.#isWhole = false;
    };
  }

  /** On a page that shows everything at once, what is to be paid now is what the shopper sees. */
  see(): void {
    const bill = this.#options.bill();
    if (bill && this.#isWhole) this.#options.send({ type: 'billShown', bill });
  }

  /** On other pages what that page showed is changed on purpose: it counts no more. */
  leave(): void {
    if (this.#wasWhole) this.#options.send({ type: 'wentBack' });
    this.#isWhole = false;
    this.#wasWhole = false;
  }

  #follow(bill: Bill, wish: string): void {
    const { send } = this.#options;
    const isChosen = this.#wish !== null && this.#wish !== wish;
    this.#wish = wish;
    if (isChosen) send({ type: 'deliveryChosen', bill });
    send({ type: this.#isWhole ? 'billShown' : 'billChanged', bill });
  }
}
