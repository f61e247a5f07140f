export { CartScreen as Screen } from './cart-screen.tsx';

export const title = 'cartPage.title';
