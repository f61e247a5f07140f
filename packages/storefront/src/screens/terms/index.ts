import type { Load } from '../../route/screen.ts';
import { loadOwnPage } from './own-text.tsx';
export { TermsScreen as Screen } from './terms-screen.tsx';

export const load: Load = (context) => loadOwnPage(context, 'terms');
