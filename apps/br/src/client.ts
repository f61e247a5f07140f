import '@vitejs/plugin-react/preamble';
import { startStorefront } from '@ponte/storefront/client';
import { region } from './region.ts';

void startStorefront(region);
