/** Polls the provider, because notifications get lost. */
import { eq } from 'drizzle-orm';
import type { PaymentOutcome } from '../../adapters/payments/provider.ts';
import { payments } from '../../platform/db/schema/index.ts';
import { failureReason } from '../../platform/runtime/failure-reason.ts';
import { booksOf } from './payment-books.ts';
import { settlePayment, type SettleDeps } from './settle-payment.ts';

export type AskedPayment = Pick<
  typeof payments.$inferSelect,
  'provider' | 'reference' | 'providerId'
>;

/**
 * Asks for the state of a payment, and applies it.
 * @param onPurpose a person asks: the answer counts against a chargeback that staff recorded, too
 * @returns `open` also when the provider does not know it; undefined when it does not answer
 */
export async function askProvider(
  deps: SettleDeps,
  payment: AskedPayment,
  { onPurpose = false }: { readonly onPurpose?: boolean } = {},
): Promise<PaymentOutcome | undefined> {
  const { payments: provider, log } = deps;
  // Made with another provider, so this one does not know it.
  if (provider?.name !== payment.provider) return 'open';
  const { reference, providerId } = payment;
  const [before] = await deps.db.select().from(payments).where(eq(payments.reference, reference));
  const news = await provider.find({ reference, providerId }).catch((error: unknown) => {
    const reason = failureReason(error);
    log.error('payment provider did not answer', { provider: provider.name, reason });
    return 'silent' as const;
  });
  if (news === 'silent') return undefined;
  if (!news || !before) return 'open';
  if (news.outcome === 'open' && before.unknownWord === null) return 'open';
  await settlePayment(deps, news, { before: booksOf(before), onPurpose });
  return news.outcome;
}
