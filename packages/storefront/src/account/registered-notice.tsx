import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useShop } from '../shop/shop-context.ts';

/** Shown once, on the page that follows a registration. */
export const RegisteredNotice = observer(function RegisteredNotice() {
  const { session } = useShop().shop;
  const state: unknown = useLocation().state;
  const isTold = isRegistered(state);
  useEffect(() => {
    if (isTold) forgetState();
  }, [isTold]);
  if (!isTold) return null;
  return (
    <Notice tone="success" role="status">
      {session.customer ? (
        <FormattedMessage id="registered.signedIn" />
      ) : (
        <FormattedMessage id="registered.signedOut" />
      )}
    </Notice>
  );
});

/**
 * Removes the navigation's state from the history, see `createBrowserHistory`, so that the notice
 * does not return after a reload or Back.
 */
function forgetState(): void {
  const state: object | null = history.state;
  history.replaceState({ ...state, state: null }, '');
}

function isRegistered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'registered' in state;
}
