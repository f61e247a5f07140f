import { homeOf } from '@ponte/domain/home';
import failures from '#messages/failures';
import homeTexts from '#messages/home';
import products from '#messages/products';
import store from '#messages/store';
import type { Load } from '../../page/screen.ts';
import { chosenSlug } from './category-parameter.ts';
export { HomeScreen as Screen } from './home-screen.tsx';

export const texts = [homeTexts, products, store, failures];

export const load: Load = async ({ shop, location, signal }) => {
  const start = await shop.startData.load(signal);
  if (signal?.aborted) return { kind: 'shown' };
  if (!start.ok) return { kind: 'failed' };
  const home = homeOf(shop);
  const category = home.selected(chosenSlug(location));
  if (!category) return { kind: 'shown' };
  await home.loadFeatured(category, signal);
  return { kind: home.featured(category).status === 'failed' ? 'failed' : 'shown' };
};
