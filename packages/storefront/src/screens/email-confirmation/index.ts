import { emailConfirmationOf } from '@ponte/domain/email-confirmation';
import type { ParamsOf } from '../../links/paths.ts';
import type { Load } from '../../route/screen.ts';
export { EmailConfirmationScreen as Screen } from './email-confirmation-screen.tsx';

export const title = 'confirmation.title';
/** A truncated link is not sent. */
export const load: Load<ParamsOf<'emailConfirmation'>> = async ({
  shop,
  params: { uid, token },
}) => {
  if (uid && token) await emailConfirmationOf(shop).confirm({ uid, token });
  return { kind: 'shown' };
};
