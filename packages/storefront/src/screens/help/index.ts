import { helpOf } from '@ponte/domain/help';
import help from '#messages/help';
import store from '#messages/store';
import type { Load } from '../../page/screen.ts';
export { HelpScreen as Screen } from './help-screen.tsx';

export const texts = [help, store];

export const load: Load = ({ shop, signal }) => helpOf(shop).load(signal);
