import { homeOf } from '@ponte/domain/home';
import type { Load } from '../../route/screen.ts';
import { chosenSlug } from './category-parameter.ts';
export { HomeScreen as Screen } from './home-screen.tsx';

export const load: Load = ({ shop, location, signal }) =>
  homeOf(shop).load(chosenSlug(location), signal);
