import type { PageOutcome } from '@ponte/domain';
import { preloadSignIn } from '../../account/deferred-sign-in.tsx';
import type { RouteContext } from '../../page/screen.ts';

/** Asks no store for anything; who has to sign in does not wait for the page and then for the form. */
export function load({ shop }: RouteContext): Promise<PageOutcome> {
  if (!shop.session.customer) preloadSignIn();
  return Promise.resolve({ kind: 'shown' });
}
