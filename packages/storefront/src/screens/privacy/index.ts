import { shopTextsOf } from '@ponte/domain/shop-texts';
import failures from '#messages/failures';
import privacy from '#messages/privacy';
import type { Load } from '../../page/screen.ts';
export { PrivacyScreen as Screen } from './privacy-screen.tsx';

export const texts = [privacy, failures];

export const load: Load = ({ shop, signal }) => shopTextsOf(shop).load('privacy', signal);
