import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { RegisteredNotice } from '../../account/registered-notice.tsx';
import { SignInForm } from '../../account/sign-in-form.tsx';
import { afterSignIn } from '../../links/after-sign-in.ts';
import { useNavigate } from '../../links/navigation.ts';
import { FormPage } from '../../page/form-page.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { AccountEndedNotice } from './account-ended-notice.tsx';

/** Signs a customer in, and leads to the page named in `redirect` (accounts.md §2). */
export const LoginScreen = observer(function LoginScreen({ location }: ScreenProps) {
  const intl = useIntl();
  const { session } = useShop().shop;
  const navigate = useNavigate();
  const signedIn = session.customer !== null;
  const target = afterSignIn(location.searchParams.get('redirect'));
  useEffect(() => {
    if (signedIn) navigate(target, { replace: true });
  }, [signedIn, target, navigate]);
  return (
    <FormPage
      title={intl.formatMessage({ id: 'signIn.title' })}
      lead={intl.formatMessage({ id: 'signIn.lead' })}
    >
      <RegisteredNotice />
      <AccountEndedNotice />
      <SignInForm />
    </FormPage>
  );
});
