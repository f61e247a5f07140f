import { compareStructural, reaction } from 'mobx';
import type { Stop } from '../environment/index.ts';
import type { Bill } from './bill.ts';
import type { CheckoutEvent } from './checkout-state.ts';

export interface BillWatchOptions {
  /** The current bill; null while unknown. */
  readonly bill: () => Bill | null;
  /** A fingerprint of the delivery that the shopper asked for, see `Shipping.wish`. */
  readonly wish: () => string;
  readonly send: (event: CheckoutEvent) => void;
}

/**
 * Reports each changed bill to the checkout, and distinguishes the shopper's own choice of delivery
 * from other changes.
 */
export class BillWatch {
  readonly #options: BillWatchOptions;
  #wish: string | null = null;
  #isWhole = false;
  #wasWhole = false;

  constructor(options: BillWatchOptions) {
    this.#options = options;
  }

  /** Watches until stopped. */
  start(): Stop {
    const { bill, wish } = this.#options;
    this.#wish = bill() && wish();
    return reaction(
      () => ({ bill: bill(), wish: wish() }),
      (now) => now.bill && this.#follow(now.bill, now.wish),
      { equals: compareStructural },
    );
  }

  /** Marks each bill as seen, while a page shows everything at once. */
  showWhole(): Stop {
    this.#isWhole = true;
    this.#wasWhole = true;
    this.see();
    return () => {
      this.#isWhole = false;
    };
  }

  /** Marks the current bill as seen. */
  see(): void {
    const bill = this.#options.bill();
    if (bill && this.#isWhole) this.#options.send({ type: 'billShown', bill });
  }

  /** Changes on other pages are the shopper's own: the seen bill is forgotten. */
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
