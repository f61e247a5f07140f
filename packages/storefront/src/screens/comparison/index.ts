import { comparedIds, comparedProductsOf } from '@ponte/domain/comparison';
import comparison from '#messages/comparison';
import failures from '#messages/failures';
import products from '#messages/products';
import type { Load } from '../../page/screen.ts';
export { ComparisonScreen as Screen } from './comparison-screen.tsx';

export const texts = [comparison, products, failures];

export const load: Load = ({ shop, location, signal }) =>
  comparedProductsOf(shop).load(comparedIds(location.searchParams.get('ids')), signal);
