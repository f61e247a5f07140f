import type { Clock } from '../../platform/runtime/clock.ts';
import { httpProvider } from './http-provider.ts';
import { pagopar } from './pagopar.ts';
import type { OfferedWays, PaymentProvider } from './provider.ts';

/** Where a shop's payments go. */
export type PaymentService =
  | {
      readonly kind: 'http';
      readonly url: string;
      readonly key: string;
      readonly ways?: OfferedWays | undefined;
    }
  | { readonly kind: 'pagopar'; readonly publicKey: string; readonly privateKey: string };

const pagoparUrl = 'https://api.pagopar.com';

/** The adapter that a configuration names; undefined when it names none. */
export function chooseProvider(
  service: PaymentService | undefined,
  clock: Clock,
): PaymentProvider | undefined {
  if (!service) return undefined;
  return service.kind === 'http'
    ? httpProvider({ ...service, clock })
    : pagopar({ url: pagoparUrl, ...service });
}
