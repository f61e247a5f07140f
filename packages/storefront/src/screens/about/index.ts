import about from '#messages/about';
export { AboutScreen as Screen } from './about-screen.tsx';

export const texts = [about];
