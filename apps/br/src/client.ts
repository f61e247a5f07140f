import '@vitejs/plugin-react/preamble';
import './app.css';
import { startStorefront } from '@ponte/storefront/client';
import { region } from './region.ts';

void startStorefront(region);
