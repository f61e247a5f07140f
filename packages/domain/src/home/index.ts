import { defineArea } from '../shop/define-area.ts';
import { Home } from './home.ts';

export { Home, homeLimits, type HomeCategory, type ProductBlock } from './home.ts';

export const homeOf = /* @__PURE__ */ defineArea(
  (shop) => new Home(shop.api, shop.resources, shop.startData),
);
