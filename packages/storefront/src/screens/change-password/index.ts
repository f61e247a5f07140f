import account from '#messages/account';
import changePassword from '#messages/change-password';
import forms from '#messages/forms';
export { loadAccount as load } from '../../account/load-account.ts';
export { ChangePasswordScreen as Screen } from './change-password-screen.tsx';

export const title = 'account.password';
export const texts = [account, changePassword, forms];
