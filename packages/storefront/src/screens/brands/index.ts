import brands from '#messages/brands';
import failures from '#messages/failures';
export { load } from './load.ts';
export { BrandsScreen as Screen } from './brands-screen.tsx';

export const texts = [brands, failures];
