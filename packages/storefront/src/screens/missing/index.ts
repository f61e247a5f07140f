import type { Load } from '../../page/screen.ts';
export { MissingScreen as Screen } from './missing-screen.tsx';

export const load: Load = () => Promise.resolve({ kind: 'missing' });
