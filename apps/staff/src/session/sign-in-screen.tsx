import { useIntl } from 'react-intl';
import { useOffice } from '../office/office-context.ts';
import { BeforeSignIn } from './before-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Shows at the requested address, whose page follows the sign-in. */
export function SignInScreen() {
  const intl = useIntl();
  const { session } = useOffice();
  return (
    <BeforeSignIn title={intl.formatMessage({ id: 'signIn.title' })}>
      <SignInForm onDone={(me) => session.begin(me)} />
    </BeforeSignIn>
  );
}
