import terms from '#messages/terms';
export { staticLoad as load } from '../../page/static-load.ts';
export { TermsScreen as Screen } from './terms-screen.tsx';

export const texts = [terms];
