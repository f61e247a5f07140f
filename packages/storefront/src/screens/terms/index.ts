import failures from '#messages/failures';
import terms from '#messages/terms';
import type { Load } from '../../page/screen.ts';
import { loadOwnText } from './own-text.tsx';
export { TermsScreen as Screen } from './terms-screen.tsx';

export const texts = [terms, failures];

export const load: Load = (context) => loadOwnText(context, 'terms');
