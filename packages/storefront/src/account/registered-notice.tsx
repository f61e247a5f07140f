import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useShop } from '../shop/shop-context.ts';

/** Says once, where a registration leads, that it is done. Its texts: `registered`. */
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
 * Takes the navigation's state out of the history, see `createBrowserHistory`: after a reload, and for who
 * comes back, it is gone. On the page that is open it stays.
 */
function forgetState(): void {
  const state: object | null = history.state;
  history.replaceState({ ...state, state: null }, '');
}

/** Whether the registration has led here. */
function isRegistered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'registered' in state;
}
