import type { Load } from '../../route/screen.ts';
export { MissingScreen as Screen } from './missing-screen.tsx';

export const load: Load = () => Promise.resolve({ kind: 'missing' });
