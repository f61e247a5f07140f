import type { Clock } from '../runtime/clock.ts';
import { httpProvider } from './http-provider.ts';
import type { PaymentProvider } from './provider.ts';

/** Where a shop's payments go. */
export interface PaymentService {
  readonly kind: 'http';
  readonly url: string;
  readonly key: string;
}

/** The adapter that a configuration names; undefined when it names none. */
export function chooseProvider(
  service: PaymentService | undefined,
  clock: Clock,
): PaymentProvider | undefined {
  return service && httpProvider({ url: service.url, key: service.key, clock });
}
