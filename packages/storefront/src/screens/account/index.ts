import account from '#messages/account';
import overview from '#messages/account-overview';
import emailNotice from '#messages/email-notice';
import failures from '#messages/failures';
import forms from '#messages/forms';
import registered from '#messages/registered';
export { loadAccount as load } from '../../account/load-account.ts';
export { AccountScreen as Screen } from './account-screen.tsx';

export const title = 'account.title';
export const texts = [account, overview, emailNotice, registered, failures, forms];
