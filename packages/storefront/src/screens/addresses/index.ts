export { loadAccount as load } from '../../account/load-account.ts';
export { AddressesScreen as Screen } from './addresses-screen.tsx';

export const title = 'account.addresses';
