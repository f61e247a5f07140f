import { helpOf } from '@ponte/domain/help';
import type { Load } from '../../route/screen.ts';
export { HelpScreen as Screen } from './help-screen.tsx';

export const load: Load = ({ shop, signal }) => helpOf(shop).load(signal);
