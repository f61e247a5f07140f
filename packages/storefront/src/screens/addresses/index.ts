import account from '#messages/account';
import addresses from '#messages/addresses';
import failures from '#messages/failures';
import forms from '#messages/forms';
export { loadAccount as load } from '../../account/load-account.ts';
export { AddressesScreen as Screen } from './addresses-screen.tsx';

export const title = 'account.addresses';
export const texts = [account, addresses, forms, failures];
