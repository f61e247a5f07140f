import { FormattedMessage } from 'react-intl';
import { DeferredSignIn } from '../../account/deferred-sign-in.tsx';
import { Panel } from '../../page/panel.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** Signs in without leaving the checkout; the cart stays. */
export const SignInPanel = observer(function SignInPanel() {
  const { session } = useShop().shop;
  return (
    <Panel title={<FormattedMessage id="checkout.loginTitle" />}>
      <p className="mb-4 text-muted">
        {session.hasExpired ? (
          <FormattedMessage id="checkout.sessionEnded" />
        ) : (
          <FormattedMessage id="checkout.loginRequired" />
        )}
      </p>
      <DeferredSignIn />
    </Panel>
  );
});
