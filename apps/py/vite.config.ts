import { storefrontConfig } from '@ponte/storefront/vite';

export default storefrontConfig();
