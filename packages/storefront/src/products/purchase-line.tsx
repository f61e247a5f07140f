import type { CartProduct } from '@ponte/domain';
import type { Money as Amount } from '@ponte/regional/money';
import { Money } from '@ponte/ui/money';
import { Picture } from '@ponte/ui/picture';
import { FormattedMessage } from 'react-intl';
import { Link } from '../links/link.tsx';
import { goodsShapes } from '../media/picture-source.ts';
import { usePictures } from '../media/use-pictures.ts';

interface PurchaseLineProps {
  readonly product: CartProduct;
  readonly quantity: number;
  readonly unitPrice: Amount;
  readonly subtotal: Amount;
  /** The product's page, if linked. */
  readonly href?: string | undefined;
}

/** A read-only line of a purchase. */
export function PurchaseLine({ product, quantity, unitPrice, subtotal, href }: PurchaseLineProps) {
  const pictures = usePictures();
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Picture
        image={pictures.source(product.picture, '', goodsShapes.line)}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-md"
      />
      <div className="min-w-0 flex-[1_1_11rem] text-sm">
        {href === undefined ? (
          <p lang={product.nameLang} className="font-medium wrap-anywhere">
            {product.name}
          </p>
        ) : (
          <Link
            href={href}
            lang={product.nameLang}
            className="font-medium wrap-anywhere underline-offset-2 hover:underline"
          >
            {product.name}
          </Link>
        )}
        <p className="text-xs text-muted">
          <FormattedMessage id="purchase.code" values={{ code: product.code }} />
        </p>
        <p className="text-muted">
          <FormattedMessage
            id="purchase.pieces"
            values={{ count: quantity, price: <Money amount={unitPrice} /> }}
          />
        </p>
      </div>
      <Money amount={subtotal} className="ml-auto font-semibold" />
    </li>
  );
}
