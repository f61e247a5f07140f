import { getStaffProduct, updateStaffProduct, type StaffProduct } from '@ponte/contract/staff';
import type { Hired } from './staff.ts';
import type { TestApp } from './test-app.ts';

interface Clerk {
  readonly shop: TestApp;
  readonly clerk: Hired;
}

/** What a form of the back office sends of a product. */
export const editable = ({
  version,
  taxPercent,
  inStock,
  inPhysicalStock,
  showPrice,
  active,
  ...product
}: StaffProduct) => ({
  version,
  taxPercent,
  inStock,
  inPhysicalStock,
  showPrice,
  active,
  priceUsdCents: product.price?.minor ?? null,
  pictures: product.pictures.map(({ key }) => key),
});

/** Reads and changes product 8 as a clerk does. */
export function editsOf(current: () => Clerk) {
  const read = () => {
    const { shop, clerk } = current();
    return shop.call(getStaffProduct, clerk.sends({ params: { id: 8 } }));
  };
  const change = (body: object) => {
    const { shop, clerk } = current();
    return shop.call(updateStaffProduct, clerk.sends({ params: { id: 8 }, body }));
  };
  return { read, change };
}
