import forms from '#messages/forms';
import reset from '#messages/password-reset';
export { staticLoad as load } from '../../page/static-load.ts';
export { PasswordResetScreen as Screen } from './password-reset-screen.tsx';

export const title = 'reset.title';
export const texts = [forms, reset];
