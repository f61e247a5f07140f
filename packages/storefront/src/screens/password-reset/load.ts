import { passwordResetOf, readResetLink } from '@ponte/domain/password-reset';
import type { ScreenModule } from '../../page/screen.ts';

/** Looks at the link that was opened. One that was cut is not sent. */
export const load: ScreenModule['load'] = async ({ shop, params, location }) => {
  const link = readResetLink(params, location.searchParams);
  if (link) await passwordResetOf(shop).lookAt(link);
  return { kind: 'shown' };
};
