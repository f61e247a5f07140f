import { teamOf } from '@ponte/domain/team';
import type { ScreenModule } from '../../page/screen.ts';

/** The sales team. */
export const load: ScreenModule['load'] = ({ shop, signal }) => teamOf(shop).load(signal);
