import { storefrontConfig } from '@ponte/storefront/vite';
import { region } from './src/region.ts';

export default storefrontConfig(region);
