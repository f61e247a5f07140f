import forms from '#messages/forms';
import registered from '#messages/registered';
import signIn from '#messages/sign-in';
export { LoginScreen as Screen } from './login-screen.tsx';

export const title = 'signIn.title';
export const texts = [forms, registered, signIn];
