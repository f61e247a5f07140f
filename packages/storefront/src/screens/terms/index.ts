import { shopTextsOf } from '@ponte/domain/shop-texts';
import failures from '#messages/failures';
import terms from '#messages/terms';
import type { Load } from '../../page/screen.ts';
export { TermsScreen as Screen } from './terms-screen.tsx';

export const texts = [terms, failures];

export const load: Load = ({ shop, signal }) => shopTextsOf(shop).load('terms', signal);
