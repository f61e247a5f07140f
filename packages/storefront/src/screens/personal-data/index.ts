import account from '#messages/account';
import emailNotice from '#messages/email-notice';
import failures from '#messages/failures';
import forms from '#messages/forms';
import personalData from '#messages/personal-data';
export { loadAccount as load } from '../../account/load-account.ts';
export { PersonalDataScreen as Screen } from './personal-data-screen.tsx';

export const title = 'account.personalData';
export const texts = [account, emailNotice, personalData, failures, forms];
