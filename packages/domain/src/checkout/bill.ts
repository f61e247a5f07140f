import type { Money } from '@ponte/regional/money';
import { compareStructural, reaction } from 'mobx';
import type { Cart } from '../cart/index.ts';
import type { ProductId } from '../entities/index.ts';
import type { Stop } from '../environment/index.ts';
import type { CheckoutEvent } from './checkout-state.ts';

export interface BillLine {
  readonly productId: ProductId;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Money;
}

/** What is about to be paid. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly shipping: Money;
  readonly total: Money;
}

/** How a line differs from the one that was seen. */
export type LineChange =
  | {
      readonly kind: 'price';
      readonly line: BillLine;
      readonly before: Money;
      readonly after: Money;
    }
  | {
      readonly kind: 'quantity';
      readonly line: BillLine;
      readonly before: number;
      readonly after: number;
    }
  /** Removed. */
  | { readonly kind: 'gone'; readonly line: BillLine }
  /** Added, for example in another tab. */
  | { readonly kind: 'added'; readonly line: BillLine };

export interface AmountChange {
  readonly before: Money;
  readonly after: Money;
}

/** Differences from the seen bill, line by line; always includes the total. */
export interface BillChanges {
  readonly lines: readonly LineChange[];
  /** Null when unchanged. */
  readonly shipping: AmountChange | null;
  readonly total: AmountChange;
}

/** A cart's bill; null while its delivery price is unknown. */
export function billOf({
  lines,
  shipping,
  total,
}: Pick<Cart, 'lines' | 'shipping' | 'total'>): Bill | null {
  if (!shipping) return null;
  return {
    lines: lines.map(({ productId, product, quantity, unitPrice }) => ({
      productId,
      name: product.name,
      quantity,
      unitPrice,
    })),
    shipping,
    total,
  };
}

/** Whether lines and prices are equal, whatever the delivery. */
export function hasSameLines(one: Bill, other: Bill): boolean {
  return lineChanges(one.lines, other.lines).length === 0;
}

/** Null when nothing changed. */
export function billChanges(before: Bill, after: Bill): BillChanges | null {
  const lines = lineChanges(before.lines, after.lines);
  const shipping = amountChange(before.shipping, after.shipping);
  const total = amountChange(before.total, after.total);
  if (lines.length === 0 && !shipping && !total) return null;
  return { lines, shipping, total: { before: before.total, after: after.total } };
}

function lineChanges(
  before: readonly BillLine[],
  after: readonly BillLine[],
): readonly LineChange[] {
  const now = new Map(after.map((line) => [line.productId, line]));
  const known = new Set(before.map(({ productId }) => productId));
  const changed = before.flatMap((line) => changesOf(line, now.get(line.productId)));
  const added = after.filter(({ productId }) => !known.has(productId));
  return [...changed, ...added.map((line): LineChange => ({ kind: 'added', line }))];
}

function changesOf(before: BillLine, after: BillLine | undefined): readonly LineChange[] {
  if (!after) return [{ kind: 'gone', line: before }];
  const changes: LineChange[] = [];
  const price = amountChange(before.unitPrice, after.unitPrice);
  if (price) changes.push({ kind: 'price', line: after, ...price });
  if (before.quantity !== after.quantity) {
    changes.push({
      kind: 'quantity',
      line: after,
      before: before.quantity,
      after: after.quantity,
    });
  }
  return changes;
}

function amountChange(before: Money, after: Money): AmountChange | null {
  const same = before.minor === after.minor && before.currency === after.currency;
  return same ? null : { before, after };
}

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
