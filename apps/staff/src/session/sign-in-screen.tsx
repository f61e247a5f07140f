import { useIntl } from 'react-intl';
import { useOffice } from '../office/office-context.ts';
import { BeforeSignIn } from './before-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Stands at whatever address was asked for, which shows after it. */
export function SignInScreen() {
  const intl = useIntl();
  const { session } = useOffice();
  return (
    <BeforeSignIn title={intl.formatMessage({ id: 'signIn.title' })}>
      <SignInForm onDone={(me) => session.begin(me)} />
    </BeforeSignIn>
  );
}
