import { defineArea } from '../shop/define-area.ts';
import { Help } from './help.ts';

export { Help } from './help.ts';

export const helpOf = /* @__PURE__ */ defineArea(
  (shop) => new Help(shop.resources, shop.startData),
);
