import { defineArea } from '../shop/define-area.ts';
import { Search } from './search.ts';

export { Search, searchesStorageKey, searchLimits, type Suggestions } from './search.ts';

export const searchOf = /* @__PURE__ */ defineArea((shop) => {
  const { clock, storage } = shop.options;
  const search = new Search({ api: shop.api, clock, storage });
  shop.onDispose(search.start());
  return search;
});
