import forms from '#messages/forms';
import reset from '#messages/password-reset';
export { load } from './load.ts';
export { PasswordResetScreen as Screen } from './password-reset-screen.tsx';

export const title = 'reset.title';
export const texts = [forms, reset];
