import contact from '#messages/contact';
export { staticLoad as load } from '../../page/static-load.ts';
export { ContactScreen as Screen } from './contact-screen.tsx';

export const texts = [contact];
