import { Notice } from '@ponte/ui/notice';
import { FormattedMessage } from 'react-intl';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { usePassingState } from './passing-state.ts';

/** Shown once, on the page that follows a registration. */
export const RegisteredNotice = observer(function RegisteredNotice() {
  const { session } = useShop().shop;
  if (!usePassingState('registered')) return null;
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
