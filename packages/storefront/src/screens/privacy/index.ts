import privacy from '#messages/privacy';
export { PrivacyScreen as Screen } from './privacy-screen.tsx';

export const texts = [privacy];
