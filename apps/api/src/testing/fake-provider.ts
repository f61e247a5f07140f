import { currencyCodes, money } from '@ponte/regional/money';
import * as v from 'valibot';
import {
  paymentOutcomes,
  type OfferedWays,
  type AnyNews,
  type PaymentNews,
  type UnknownNews,
  type PaymentProvider,
  type PaymentRequest,
  type RefundOutcome,
  type RefundRequest,
} from '../adapters/payments/provider.ts';

/** What the fake provider's notifications say; it signs nothing. */
const news = v.object({
  reference: v.string(),
  outcome: v.picklist(paymentOutcomes),
  minor: v.number(),
  currency: v.picklist(currencyCodes),
  paid: v.optional(v.object({ minor: v.number(), currency: v.picklist(currencyCodes) })),
  returnedMinor: v.optional(v.number()),
});

const unknownNews = v.object({
  reference: v.string(),
  outcome: v.literal('unknown'),
  word: v.string(),
});

type Refunder = (request: RefundRequest) => Promise<RefundOutcome>;

/** A provider that a test answers for. */
export class FakeProvider implements PaymentProvider {
  readonly name = 'fake';
  ways: OfferedWays | undefined = {
    foreign: [{ way: 'pix' }, { way: 'card' }],
    resident: [{ way: 'card' }],
  };
  readonly opened: PaymentRequest[] = [];
  readonly refunds: RefundRequest[] = [];
  answerRefund: Refunder = async () => 'done';
  answerFind: (reference: string) => Promise<AnyNews | undefined> = async () => undefined;

  async open(request: PaymentRequest) {
    this.opened.push(request);
    return { link: `https://pay.example/${request.reference}`, id: `own-${request.reference}` };
  }

  async find({ reference }: { readonly reference: string }) {
    return this.answerFind(reference);
  }

  async cancel() {
    return undefined;
  }

  async refund(request: RefundRequest) {
    this.refunds.push(request);
    return this.answerRefund(request);
  }

  /** What is reported of the payment with an index; by default that it was approved as asked. */
  news(reported: Reported = {}, index = this.opened.length - 1): AnyNews {
    const { reference = '', amount = money(0, 'USD') } = this.opened[index] ?? {};
    if (reported.outcome === 'unknown') return { reference, ...reported };
    return { reference, outcome: 'approved', amount, ...reported };
  }

  /** The same as a notification. */
  notification(reported: Reported = {}, index?: number): RequestInit {
    const told = this.news(reported, index);
    if (told.outcome === 'unknown') return { method: 'POST', body: JSON.stringify(told) };
    const { amount, ...rest } = told;
    return { method: 'POST', body: JSON.stringify({ ...rest, ...amount }) };
  }

  readNotification({ body }: { readonly body: string }): AnyNews | 'unreadable' {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.union([unknownNews, news])), body);
    if (!read.success) return 'unreadable';
    if ('word' in read.output) return read.output;
    const { minor, currency, ...rest } = read.output;
    return { ...rest, amount: money(minor, currency) };
  }
}

/** What is reported of a payment, other than that it was approved as asked. */
export type Reported = Partial<Omit<PaymentNews, 'reference'>> | Omit<UnknownNews, 'reference'>;

/** The notification that the payment with an index was made. */
export function approval(provider: FakeProvider, index?: number): RequestInit {
  return provider.notification({}, index);
}
