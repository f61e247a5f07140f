#!/usr/bin/env node
/** `ponte-shop`: applies and shows the shop's settings, wherever the API is installed. */
import './sources.mjs';

await import('./src/cli/shop.ts');
