import { createApi, createShop, type Clock } from '@ponte/domain';
import { allProducts, productListOf } from '@ponte/domain/product-list';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { brazil as region } from '../region.ts';
import { ShopPage } from './page.ts';

const clock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The page as HTML, with the data for the browser to begin with; one shop for each request. */
export async function renderShop(origin: string): Promise<string> {
  const api = createApi({ region, origin, fetch, clock, readRetries: 1 });
  const shop = createShop({ region, api, clock, retries: 0 });
  await Promise.all([shop.startData.loadShell(), productListOf(shop).load(allProducts)]);
  const snapshot = shop.pageSnapshot();
  shop.dispose();

  const shown = createShop({ region, api, clock, retries: 0, snapshot });
  const html = await renderToString(createSSRApp(ShopPage, { shop: shown }));
  shown.dispose();
  const data = JSON.stringify(snapshot).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="pt-BR">
  <meta charset="utf-8" />
  <title>Ponte</title>
  <div id="app">${html}</div>
  <script type="application/json" id="snapshot">${data}</script>
  <script type="module" src="/client.js"></script>
</html>`;
}
