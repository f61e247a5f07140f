import type { ScreenModule } from '../../page/screen.ts';

/** The questions come with the start data. */
export const load: ScreenModule['load'] = async ({ shop, signal }) => {
  const { ok } = await shop.startData.load(signal);
  return { kind: ok ? 'shown' : 'failed' };
};
