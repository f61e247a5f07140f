import terms from '#messages/terms';
export { TermsScreen as Screen } from './terms-screen.tsx';

export const texts = [terms];
