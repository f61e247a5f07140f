import type { AppContext } from '../app-context.ts';

/**
 * Closes the pages of payments whose orders are not to be paid any more. One that can't be closed now
 * stays open until its link runs out; money that comes by it is found all the same.
 */
export async function closePayments(
  { payments: provider, log }: Pick<AppContext, 'payments' | 'log'>,
  references: readonly string[],
): Promise<void> {
  for (const reference of references) {
    try {
      await provider?.close(reference);
    } catch {
      log.error('payment was not closed at its provider', { reference });
    }
  }
}
