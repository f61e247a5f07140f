import failures from '#messages/failures';
import home from '#messages/home';
import products from '#messages/products';
import store from '#messages/store';
export { load } from './load.ts';
export { HomeScreen as Screen } from './home-screen.tsx';

export const texts = [home, products, store, failures];
