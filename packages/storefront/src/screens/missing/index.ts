import missing from '#messages/missing';
import type { ScreenModule } from '../../page/screen.ts';
export { MissingScreen as Screen } from './missing-screen.tsx';

export const load: ScreenModule['load'] = () => Promise.resolve({ kind: 'missing' });

export const texts = [missing];
