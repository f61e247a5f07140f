import help from '#messages/help';
import store from '#messages/store';
export { load } from './load.ts';
export { HelpScreen as Screen } from './help-screen.tsx';

export const texts = [help, store];
