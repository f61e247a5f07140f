export { createShop } from './create-shop.ts';
export { defineArea } from './define-area.ts';
export { definePersonalArea, type PersonalScope } from './define-personal-area.ts';
export type { PageOutcome } from './page-outcome.ts';
export { Shop, type ShopOptions, type ShopSnapshot } from './shop.ts';
