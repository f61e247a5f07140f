import { comparedIds, comparedProductsOf } from '@ponte/domain/comparison';
import type { Load } from '../../route/screen.ts';
export { ComparisonScreen as Screen } from './comparison-screen.tsx';

export const load: Load = ({ shop, location, signal }) =>
  comparedProductsOf(shop).load(comparedIds(location.searchParams.get('ids')), signal);
