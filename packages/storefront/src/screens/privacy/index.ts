import failures from '#messages/failures';
import missing from '#messages/missing';
import privacy from '#messages/privacy';
import type { Load } from '../../page/screen.ts';
import { loadOwnPage } from '../terms/own-text.tsx';
export { PrivacyScreen as Screen } from './privacy-screen.tsx';

export const texts = [privacy, missing, failures];

export const load: Load = (context) => loadOwnPage(context, 'privacy');
