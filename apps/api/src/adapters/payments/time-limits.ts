import type { AnyNews, OpenedPayment, PaymentId, PaymentProvider } from './provider.ts';
import type { PaymentRequest, RefundOutcome, RefundRequest } from './provider.ts';

/** In milliseconds: a shopper waits for `open`. */
const limitMs = 10_000;

/** A provider as the shop calls it: every call ends in time. */
export interface TimedProvider extends Pick<
  PaymentProvider,
  'name' | 'currencies' | 'ways' | 'readNotification'
> {
  open(request: PaymentRequest): Promise<OpenedPayment>;
  find(payment: PaymentId): Promise<AnyNews | undefined>;
  cancel(payment: PaymentId): Promise<void>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
}

/** Ends calls after a while, whatever the provider does with its signal. */
export function withTimeLimits(provider: PaymentProvider, limit = limitMs): TimedProvider {
  return {
    name: provider.name,
    currencies: provider.currencies,
    ways: provider.ways,
    open: (request) => inTime(limit, (signal) => provider.open(request, signal)),
    find: (payment) => inTime(limit, (signal) => provider.find(payment, signal)),
    cancel: (payment) => inTime(limit, (signal) => provider.cancel(payment, signal)),
    refund: (request) => inTime(limit, (signal) => provider.refund(request, signal)),
    readNotification: (notification) => provider.readNotification(notification),
  };
}

async function inTime<Answer>(
  limit: number,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(limit);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The payment provider is too slow.')));
    call(signal).then(resolve, reject);
  });
}
