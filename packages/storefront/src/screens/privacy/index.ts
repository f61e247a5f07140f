import privacy from '#messages/privacy';
export { staticLoad as load } from '../../page/static-load.ts';
export { PrivacyScreen as Screen } from './privacy-screen.tsx';

export const texts = [privacy];
