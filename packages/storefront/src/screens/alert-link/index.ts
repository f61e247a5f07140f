import type { ParamsOf } from '../../links/paths.ts';
import type { Load } from '../../route/screen.ts';
import { isStep } from './alert-link-screen.tsx';
export { AlertLinkScreen as Screen } from './alert-link-screen.tsx';

export const load: Load<ParamsOf<'alertLink'>> = ({ params }) =>
  Promise.resolve({ kind: isStep(params.step) ? 'shown' : 'missing' });
