import { createApi, createShop, type ShopSnapshot } from '@ponte/domain';
import { browserEnvironment } from '@ponte/domain/browser';
import { createSSRApp } from 'vue';
import { brazil as region } from '../region.ts';
import { ShopPage } from './page.ts';

const snapshot: ShopSnapshot = JSON.parse(document.querySelector('#snapshot')?.textContent ?? '{}');
const environment = browserEnvironment();
const { clock } = environment;
const api = createApi({ region, origin: '', fetch: (url, init) => fetch(url, init), clock });
const shop = createShop({ region, api, ...environment, snapshot });
createSSRApp(ShopPage, { shop }).mount('#app');
shop.start();
