import howToBuy from '#messages/how-to-buy';
export { staticLoad as load } from '../../page/static-load.ts';
export { HowToBuyScreen as Screen } from './how-to-buy-screen.tsx';

export const texts = [howToBuy];
