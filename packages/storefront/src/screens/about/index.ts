import about from '#messages/about';
import failures from '#messages/failures';
import type { Load } from '../../page/screen.ts';
import { loadOwnText } from '../terms/own-text.tsx';
export { AboutScreen as Screen } from './about-screen.tsx';

export const texts = [about, failures];

export const load: Load = (context) => loadOwnText(context, 'about');
