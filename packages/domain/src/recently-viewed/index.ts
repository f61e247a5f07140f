import { defineArea } from '../shop/define-area.ts';
import { RecentlyViewed } from './recently-viewed.ts';

export {
  RecentlyViewed,
  recentlyViewedLimit,
  recentlyViewedStorageKey,
  type ViewedProduct,
} from './recently-viewed.ts';

/** For browsers only. */
export const recentlyViewedOf = /* @__PURE__ */ defineArea((shop) => {
  const recentlyViewed = new RecentlyViewed(shop.options.storage);
  shop.onDispose(recentlyViewed.start());
  return recentlyViewed;
});
