import type { ProductDetails, Shop } from '@ponte/domain';
import { recentlyViewedOf } from '@ponte/domain/recently-viewed';
import { useEffect, useState } from 'react';
import { deferred } from '../../lazy/deferred.tsx';
import { Container } from '../../page/container.tsx';
import { RecentlyViewed } from '../../products/recently-viewed.tsx';
import { useShop } from '../../shop/shop-context.ts';

const DeferredUnderDevelopment = deferred(
  async () => (await import('../../products/under-development.tsx')).UnderDevelopment,
);

/** Shops whose visitor has been told. */
const told = new WeakSet<Shop>();

/**
 * What a product page has to do with its visitor: it is remembered, those before it are shown, and
 * who comes to a shop that does not sell yet is told so once (decision 21).
 */
export function Visit({ product }: { readonly product: ProductDetails }) {
  const { shop, region } = useShop();
  const [warns, setWarns] = useState(!region.onlinePurchase && !told.has(shop));
  useEffect(() => recentlyViewedOf(shop).note(product), [shop, product]);
  return (
    <>
      <Container className="pb-6">
        <RecentlyViewed besides={product.id} />
      </Container>
      {warns ? (
        <DeferredUnderDevelopment
          onClose={() => {
            told.add(shop);
            setWarns(false);
          }}
        />
      ) : null}
    </>
  );
}
