import howToBuy from '#messages/how-to-buy';
import store from '#messages/store';
import type { Load } from '../../page/screen.ts';
import { DeferredPayments } from './deferred-payments.ts';
export { HowToBuyScreen as Screen } from './how-to-buy-screen.tsx';

export const texts = [howToBuy, store];

export const load: Load = async () => {
  await DeferredPayments.preload().catch(() => undefined);
  return { kind: 'shown' };
};
