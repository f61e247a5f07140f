import failures from '#messages/failures';
import missing from '#messages/missing';
import terms from '#messages/terms';
import type { Load } from '../../page/screen.ts';
import { loadOwnPage } from './own-text.tsx';
export { TermsScreen as Screen } from './terms-screen.tsx';

export const texts = [terms, missing, failures];

export const load: Load = (context) => loadOwnPage(context, 'terms');
