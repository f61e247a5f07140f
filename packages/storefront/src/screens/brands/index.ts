import { brandsOf } from '@ponte/domain/brands';
import type { Load } from '../../route/screen.ts';
export { BrandsScreen as Screen } from './brands-screen.tsx';

export const load: Load = ({ shop, signal }) => brandsOf(shop).load(signal);
