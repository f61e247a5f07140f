import cart from '#messages/cart';
import cartPage from '#messages/cart-page';
import purchase from '#messages/purchase';
export { CartScreen as Screen } from './cart-screen.tsx';

export const title = 'cartPage.title';
export const texts = [cart, cartPage, purchase];
