/** Notifications get lost: the provider is asked how a payment stands. */
import type { payments } from '../db/schema/index.ts';
import type { PaymentNews, PaymentOutcome, PaymentProvider } from '../payments/provider.ts';
import { settlePayment, type SettleMeans } from './settle-payment.ts';

/** A payment that somebody may know more of. */
export type AskedPayment = Pick<typeof payments.$inferSelect, 'provider' | 'reference'>;

/**
 * Asks how a payment stands, and makes it true here.
 *
 * @returns `open` also when the provider knows nothing of it; undefined when it does not answer
 */
export async function askProvider(
  means: SettleMeans,
  payment: AskedPayment,
): Promise<PaymentOutcome | undefined> {
  const { payments: provider, log } = means;
  // Another provider's payments are nothing that this one could know of.
  if (provider?.name !== payment.provider) return 'open';
  const news = await find(provider, payment.reference);
  if (news === 'silent') {
    log.error('payment provider did not answer', { provider: provider.name });
    return undefined;
  }
  if (!news || news.outcome === 'open') return 'open';
  await settlePayment(means, news);
  return news.outcome;
}

async function find(
  provider: PaymentProvider,
  reference: string,
): Promise<PaymentNews | undefined | 'silent'> {
  try {
    return await provider.find(reference);
  } catch {
    return 'silent';
  }
}
