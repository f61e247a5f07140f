import type { CartLineView } from '@ponte/ui/cart-line';
import { productHref } from '../links/addresses.ts';
import { goodsShapes } from '../media/picture-source.ts';
import { usePictures } from '../media/use-pictures.ts';
import { useShop } from '../shop/shop-context.ts';

interface CartLinesView {
  readonly lines: readonly CartLineView[];
  readonly onQuantityChange: (id: string, quantity: number) => void;
  readonly onRemove: (id: string) => void;
}

export function useObservedCartLines(): CartLinesView {
  const { cart } = useShop().shop;
  const pictures = usePictures();
  return {
    lines: cart.lines.map((line) => ({
      id: String(line.productId),
      name: line.product.name,
      nameLang: line.product.nameLang,
      code: line.product.code,
      href: productHref(line.product),
      image: pictures.source(line.product.picture, '', goodsShapes.line),
      unitPrice: line.unitPrice,
      total: line.subtotal,
      quantity: line.quantity,
    })),
    onQuantityChange: (id, quantity) => cart.setQuantity(Number(id), quantity),
    onRemove: (id) => cart.remove(Number(id)),
  };
}
