export { loadAccount as load } from '../../account/load-account.ts';
export { ChangePasswordScreen as Screen } from './change-password-screen.tsx';

export const title = 'account.password';
