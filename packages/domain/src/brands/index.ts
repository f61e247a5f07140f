import { defineArea } from '../shop/define-area.ts';
import { BrandIndex } from './brand-index.ts';

export { BrandIndex, brandsToShow } from './brand-index.ts';

export const brandsOf = /* @__PURE__ */ defineArea(
  (shop) => new BrandIndex(shop.api, shop.resources),
);
