import forms from '#messages/forms';
import signIn from '#messages/sign-in';
import { withTexts } from '../languages/texts.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The form with its texts, for pages that are rarely opened without a session. */
export const SignIn = withTexts([forms, signIn], function SignIn() {
  return <SignInForm />;
});
