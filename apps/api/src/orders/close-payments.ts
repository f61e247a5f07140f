import type { AppContext } from '../app-context.ts';

/**
 * Closes the pages of payments that must not be made any more. One that can't be closed stays open
 * until its link expires; a payment on it is still recorded.
 */
export async function closePayments(
  { payments: provider, log }: Pick<AppContext, 'payments' | 'log'>,
  references: readonly string[],
): Promise<void> {
  for (const reference of references) {
    try {
      await provider?.close(reference);
    } catch {
      log.error('payment page could not be closed', { reference });
    }
  }
}
