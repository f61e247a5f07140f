import failures from '#messages/failures';
import team from '#messages/team';
export { load } from './load.ts';
export { TeamScreen as Screen } from './team-screen.tsx';

export const texts = [team, failures];
