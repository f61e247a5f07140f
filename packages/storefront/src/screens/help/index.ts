import help from '#messages/help';
import store from '#messages/store';
import type { Load } from '../../page/screen.ts';
export { HelpScreen as Screen } from './help-screen.tsx';

export const texts = [help, store];

/** The questions are part of the start data. */
export const load: Load = async ({ shop, signal }) => {
  const { ok } = await shop.startData.load(signal);
  return { kind: ok ? 'shown' : 'failed' };
};
