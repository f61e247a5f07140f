import type { ProductDetails, Shop } from '@ponte/domain';
import { recentlyViewedOf } from '@ponte/domain/recently-viewed';
import { useEffect, useState } from 'react';
import { deferred } from '../../lazy/deferred.tsx';
import { Container } from '../../page/container.tsx';
import { RecentlyViewed } from '../../products/recently-viewed.tsx';
import { useShop } from '../../shop/shop-context.ts';

const DeferredUnderDevelopment = deferred(
  () => import('../../products/under-development.tsx'),
  (code) => code.UnderDevelopment,
);

/** Shops whose visitor has seen the notice. */
const told = new WeakSet<Shop>();

/**
 * A visit's effects: the product is recorded as viewed. A shop that doesn't sell yet says so in a notice, until it
 * is closed (decision 21).
 */
export function Visit({ product }: { readonly product: ProductDetails }) {
  const { shop, region } = useShop();
  const [warns, setWarns] = useState(!region.onlinePurchase && !told.has(shop));
  useEffect(() => recentlyViewedOf(shop).note(product), [shop, product]);
  return warns ? (
    <DeferredUnderDevelopment
      onClose={() => {
        told.add(shop);
        setWarns(false);
      }}
    />
  ) : null;
}

/** Products that were viewed before. */
export function SeenBefore({ product }: { readonly product: ProductDetails }) {
  return (
    <Container className="pb-6">
      <RecentlyViewed besides={product.id} />
    </Container>
  );
}
