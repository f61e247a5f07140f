import howToBuy from '#messages/how-to-buy';
import store from '#messages/store';
export { HowToBuyScreen as Screen } from './how-to-buy-screen.tsx';

export const texts = [howToBuy, store];
