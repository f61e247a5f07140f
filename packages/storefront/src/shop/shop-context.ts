import type { Shop } from '@ponte/domain';
import { createContext, use } from 'react';
import type { Region } from '../region/region.ts';

interface ShopContextValue {
  readonly shop: Shop;
  readonly region: Region;
}

export const ShopContext = createContext<ShopContextValue | undefined>(undefined);

/** @throws outside of `App` */
export function useShop(): ShopContextValue {
  const value = use(ShopContext);
  if (!value) throw new Error('There is no App around this.');
  return value;
}
