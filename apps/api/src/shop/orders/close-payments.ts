import type { AppContext } from '../../adapters/app-context.ts';
import type { PaymentId } from '../../adapters/payments/provider.ts';

/**
 * Closes the pages of payments that must no longer be made. One that can't be closed stays open
 * until its link expires; a payment on it is still recorded.
 */
export async function closePayments(
  { payments: provider, log }: Pick<AppContext, 'payments' | 'log'>,
  closed: readonly PaymentId[],
): Promise<void> {
  for (const { reference, providerId } of closed) {
    try {
      await provider?.cancel({ reference, providerId });
    } catch {
      log.error('payment page could not be closed', { reference });
    }
  }
}
