import type { ShelfReason, UpdateStaffProductBody } from '@ponte/contract/staff';
import { parseMoney } from '@ponte/regional/money';
import { typedDecimal } from '../../forms/typed-decimal.ts';

/** As they are typed. */
export interface ProductValues {
  price: string;
  tax: string;
  inStock: boolean;
  inPhysicalStock: boolean;
  shelf: string;
  shelfReason: ShelfReason;
  showPrice: boolean;
  active: boolean;
  pictures: string[];
}

/** A price in dollars as it is typed, in cents; undefined for what is no price. */
export function centsOf(text: string): number | undefined {
  const parsed = parseMoney(typedDecimal(text) ?? '', 'USD');
  return parsed.ok && parsed.money.minor > 0 ? parsed.money.minor : undefined;
}

/** A whole number as it is typed; undefined for anything else. */
export function wholeOf(text: string): number | undefined {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined;
}

/** What differs from what is stored, as it is sent. */
export function changedOf(
  values: ProductValues,
  stored: ProductValues,
): Partial<UpdateStaffProductBody> {
  const { price, tax, inStock, inPhysicalStock, showPrice, active, pictures } = values;
  const shelf = values.shelf.trim();
  return {
    ...(price !== stored.price && {
      priceUsdCents: price.trim() === '' ? null : (centsOf(price) ?? 0),
    }),
    ...(tax !== stored.tax && { taxPercent: wholeOf(tax) ?? 0 }),
    ...(inStock !== stored.inStock && { inStock }),
    ...(inPhysicalStock !== stored.inPhysicalStock && { inPhysicalStock }),
    ...(shelf !== stored.shelf && {
      shelf: shelf === '' ? null : (wholeOf(shelf) ?? 0),
      shelfReason: values.shelfReason,
    }),
    ...(showPrice !== stored.showPrice && { showPrice }),
    ...(active !== stored.active && { active }),
    ...(pictures.join() !== stored.pictures.join() && { pictures }),
  };
}
