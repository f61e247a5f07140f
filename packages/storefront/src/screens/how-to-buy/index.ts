import type { Load } from '../../route/screen.ts';
import { loadOwnPage } from '../terms/own-text.tsx';
import { DeferredPayments } from './deferred-payments.ts';
export { HowToBuyScreen as Screen } from './how-to-buy-screen.tsx';

export const load: Load = async (context) => {
  const [outcome] = await Promise.all([
    loadOwnPage(context, 'howToBuy'),
    DeferredPayments.preload().catch(() => undefined),
  ]);
  return outcome;
};
