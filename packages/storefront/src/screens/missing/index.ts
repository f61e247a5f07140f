import type { ScreenModule } from '../../routes/route.ts';
export { MissingScreen as Screen } from './missing-screen.tsx';

export const load: ScreenModule['load'] = () => Promise.resolve({ kind: 'missing' });
