import { emailConfirmationOf } from '@ponte/domain/email-confirmation';
import type { ScreenModule } from '../../page/screen.ts';

/** Confirms the address whose link was opened. One that was cut is not sent. */
export const load: ScreenModule['load'] = async ({ shop, params: { uid, token } }) => {
  if (uid && token) await emailConfirmationOf(shop).confirm({ uid, token });
  return { kind: 'shown' };
};
