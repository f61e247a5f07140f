import type { ScreenModule } from '../../page/screen.ts';

/** The questions come with the start data. */
export const load: ScreenModule['load'] = async ({ shop }) => {
  const { ok } = await shop.startData.load();
  return { kind: ok ? 'shown' : 'failed' };
};
