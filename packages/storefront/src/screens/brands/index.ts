import { brandsOf } from '@ponte/domain/brands';
import brands from '#messages/brands';
import failures from '#messages/failures';
import type { Load } from '../../page/screen.ts';
export { BrandsScreen as Screen } from './brands-screen.tsx';

export const texts = [brands, failures];

export const load: Load = ({ shop, signal }) => brandsOf(shop).load(signal);
