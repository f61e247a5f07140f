import forms from '#messages/forms';
import recovery from '#messages/password-recovery';
export { PasswordRecoveryScreen as Screen } from './password-recovery-screen.tsx';

export const title = 'recovery.title';
export const texts = [forms, recovery];
