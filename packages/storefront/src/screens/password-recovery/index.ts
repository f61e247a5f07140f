export { PasswordRecoveryScreen as Screen } from './password-recovery-screen.tsx';

export const title = 'recovery.title';
