export { loadAccount as load } from '../../account/load-account.ts';
export { AccountScreen as Screen } from './account-screen.tsx';

export const title = 'account.title';
