import { homeOf } from '@ponte/domain/home';
import failures from '#messages/failures';
import homeTexts from '#messages/home';
import products from '#messages/products';
import store from '#messages/store';
import type { Load } from '../../page/screen.ts';
import { chosenSlug } from './category-parameter.ts';
export { HomeScreen as Screen } from './home-screen.tsx';

export const texts = [homeTexts, products, store, failures];

export const load: Load = ({ shop, location, signal }) =>
  homeOf(shop).load(chosenSlug(location), signal);
