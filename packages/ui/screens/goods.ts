import { add, money, multiply, sum } from '@ponte/regional/money';
import type { CartLineView } from '../src/cart-line/cart-line.tsx';
import { useKitLocale } from '../src/kit/kit.tsx';
import type { PickupPoint } from '../src/pickup-point-picker/pickup-point-picker.tsx';
import { pickupPoints } from '../src/test/addresses.ts';
import { inOtherCurrencies, usePriced } from '../src/test/currency.tsx';
import { products, pictures } from '../src/test/samples.ts';
import { inWords } from '../src/test/words.ts';

/** Days of opening hours, which the samples have in Spanish. */
const daysIn: Readonly<Record<string, readonly (readonly [spanish: string, own: string])[]>> = {
  'pt-BR': [
    ['Lun a', 'Seg a'],
    ['vie', 'sex'],
  ],
  'en-US': [
    ['Lun a ', 'Mon–'],
    ['vie', 'Fri'],
    ['sáb', 'Sat'],
  ],
};

/** The samples, one of them reduced. */
const goods = products.map((product) =>
  product.code === 'FUR-7513' ? { ...product, listPrice: money(7990, 'USD') } : product,
);

/** Eight products, named and priced as the toolbar says. Their names stand beside the pictures. */
export function useGoods() {
  const { tag } = useKitLocale();
  return inWords(usePriced(goods), tag).map((product) => ({
    ...product,
    image: product.image ? { ...product.image, alt: '' } : null,
  }));
}

/** The pictures of the drill, its name as their text. */
export function useDrillPictures(name: string) {
  const { drill, toolbox, battery, wrench, hammer, saw } = pictures;
  return [drill, toolbox, battery, wrench, hammer, saw].map((image) => ({ ...image, alt: name }));
}

/** Where a purchase can be collected, with its hours as the language says them. */
export function usePickupPoints(): readonly PickupPoint[] {
  const days = daysIn[useKitLocale().tag] ?? [];
  return pickupPoints.map((point) => ({
    ...point,
    openingHours: days.reduce(
      (hours, [spanish, own]) => hours?.replaceAll(spanish, own),
      point.openingHours,
    ),
  }));
}

/** A cart of three lines. */
export function useCartLines(): readonly CartLineView[] {
  const [drill, wrench, , toolbox] = useGoods();
  return [drill, wrench, toolbox].flatMap((product, index) => {
    if (!product?.price) return [];
    const { name, code, href, image, price } = product;
    const quantity = index === 1 ? 4 : 1;
    const total = multiply(price, quantity);
    return [{ id: code, name, code, href, image, unitPrice: price, quantity, total }];
  });
}

/** What the cart costs when a carrier brings it, or when it is collected. */
export function useCartTotals(way: 'brought' | 'collected') {
  const shipping = usePriced(money(way === 'brought' ? 45_000 : 0, 'PYG'));
  const subtotal = sum(
    useCartLines().map((line) => line.total),
    shipping.currency,
  );
  const total = add(subtotal, shipping);
  return { subtotal, shipping, total, others: inOtherCurrencies(total) };
}
