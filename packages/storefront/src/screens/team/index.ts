import { teamOf } from '@ponte/domain/team';
import type { Load } from '../../route/screen.ts';
export { TeamScreen as Screen } from './team-screen.tsx';

export const load: Load = ({ shop, signal }) => teamOf(shop).load(signal);
