import type { Load } from '../../route/screen.ts';
import { loadOwnPage } from '../terms/own-text.tsx';
export { PrivacyScreen as Screen } from './privacy-screen.tsx';

export const load: Load = (context) => loadOwnPage(context, 'privacy');
