import { afterRegistration } from '../../links/after-sign-in.ts';
import type { ScreenModule } from '../../page/screen.ts';
import { DeferredUpload } from './deferred-upload.tsx';

/** Whoever is signed in, by registering or already, goes on. */
export const load: ScreenModule['load'] = ({ shop, location }) => {
  if (shop.session.customer) {
    const to = afterRegistration(location.searchParams.get('redirect'));
    return Promise.resolve({ kind: 'redirect', to });
  }
  DeferredUpload.preload().catch(() => undefined);
  return Promise.resolve({ kind: 'shown' });
};
