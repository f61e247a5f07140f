import { afterRegistration } from '../../links/after-sign-in.ts';
import type { Load } from '../../route/screen.ts';
import { DeferredUpload } from './deferred-upload.tsx';
export { RegistrationScreen as Screen } from './registration-screen.tsx';

export const title = 'registration.title';
/** Redirects signed-in customers. */
export const load: Load = ({ shop, location }) => {
  if (shop.session.customer) {
    const to = afterRegistration(location.searchParams.get('redirect'));
    return Promise.resolve({ kind: 'redirect', to });
  }
  DeferredUpload.preload().catch(() => undefined);
  return Promise.resolve({ kind: 'shown' });
};
