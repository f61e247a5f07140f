import type { Load } from '../../route/screen.ts';
import { loadOwnText } from '../terms/own-text.tsx';
export { AboutScreen as Screen } from './about-screen.tsx';

export const load: Load = (context) => loadOwnText(context, 'about');
