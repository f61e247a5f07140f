export { loadAccount as load } from '../../account/load-account.ts';
export { PersonalDataScreen as Screen } from './personal-data-screen.tsx';

export const title = 'account.personalData';
