import { teamOf } from '@ponte/domain/team';
import failures from '#messages/failures';
import team from '#messages/team';
import type { Load } from '../../page/screen.ts';
export { TeamScreen as Screen } from './team-screen.tsx';

export const texts = [team, failures];

export const load: Load = ({ shop, signal }) => teamOf(shop).load(signal);
