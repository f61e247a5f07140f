import help from '#messages/help';
export { load } from './load.ts';
export { HelpScreen as Screen } from './help-screen.tsx';

export const texts = [help];
