import type { ScreenModule } from './screen.ts';

/** The `load` of a page that asks no store for anything. */
export const staticLoad: ScreenModule['load'] = () => Promise.resolve({ kind: 'shown' });
