import about from '#messages/about';
export { staticLoad as load } from '../../page/static-load.ts';
export { AboutScreen as Screen } from './about-screen.tsx';

export const texts = [about];
