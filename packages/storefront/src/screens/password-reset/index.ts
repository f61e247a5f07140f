import { passwordResetOf, readResetLink } from '@ponte/domain/password-reset';
import type { ParamsOf } from '../../links/paths.ts';
import type { Load } from '../../route/screen.ts';
export { PasswordResetScreen as Screen } from './password-reset-screen.tsx';

export const title = 'reset.title';
/** Checks the link; a truncated one is not sent. */
export const load: Load<ParamsOf<'passwordReset'>> = async ({ shop, params, location }) => {
  const link = readResetLink(params, location.searchParams);
  if (link) await passwordResetOf(shop).lookAt(link);
  return { kind: 'shown' };
};
