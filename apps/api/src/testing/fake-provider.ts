import { currencyCodes, money } from '@ponte/regional/money';
import * as v from 'valibot';
import {
  paymentOutcomes,
  type OfferedWays,
  type PaymentNews,
  type PaymentProvider,
  type PaymentRequest,
  type RefundOutcome,
  type RefundRequest,
} from '../payments/provider.ts';

/** What the fake provider's notifications say; it signs nothing. */
const news = v.object({
  reference: v.string(),
  outcome: v.picklist(paymentOutcomes),
  minor: v.number(),
  currency: v.picklist(currencyCodes),
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
  answerFind: (reference: string) => Promise<PaymentNews | undefined> = async () => undefined;

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

  readNotification({ body }: { readonly body: string }): PaymentNews | 'unreadable' {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), news), body);
    if (!read.success) return 'unreadable';
    const { reference, outcome, minor, currency } = read.output;
    return { reference, outcome, amount: money(minor, currency) };
  }
}

/** The notification that the payment with an index was made. */
export function approval({ opened }: FakeProvider, index = opened.length - 1): RequestInit {
  const { reference = '', amount } = opened[index] ?? {};
  return {
    method: 'POST',
    body: JSON.stringify({ reference, outcome: 'approved', ...amount }),
  };
}
