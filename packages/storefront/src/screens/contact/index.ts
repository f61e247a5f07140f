import contact from '#messages/contact';
export { ContactScreen as Screen } from './contact-screen.tsx';

export const texts = [contact];
