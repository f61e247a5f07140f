import forms from '#messages/forms';
import signIn from '#messages/sign-in';
import { withTexts } from '../languages/with-texts.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Signing in on a page that few open without being signed in: it comes with its texts. */
export const SignIn = withTexts([forms, signIn], function SignIn() {
  return <SignInForm />;
});
