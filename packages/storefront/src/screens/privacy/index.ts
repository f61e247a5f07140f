import failures from '#messages/failures';
import privacy from '#messages/privacy';
import type { Load } from '../../page/screen.ts';
import { loadOwnText } from '../terms/own-text.tsx';
export { PrivacyScreen as Screen } from './privacy-screen.tsx';

export const texts = [privacy, failures];

export const load: Load = (context) => loadOwnText(context, 'privacy');
