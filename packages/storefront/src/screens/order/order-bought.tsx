import type { Order } from '@ponte/domain';
import { paymentValueOf, pickupCodeOf } from '@ponte/domain/orders';
import { isZero, sum } from '@ponte/regional/money';
import { CartSummary } from '@ponte/ui/cart-summary';
import { Money } from '@ponte/ui/money';
import { Picture } from '@ponte/ui/picture';
import { StatusBadge } from '@ponte/ui/status-badge';
import { FormattedMessage } from 'react-intl';
import { productHref } from '../../links/addresses.ts';
import { Link } from '../../links/link.tsx';
import { goodsShapes } from '../../media/picture-source.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { Panel } from '../../page/panel.tsx';
import { shownPaymentOf } from '../orders/order-status.ts';
import { DeliveryFacts } from './delivery-facts.tsx';

interface OrderBoughtProps {
  readonly order: Order;
}

/** What was bought, what it cost, how it is paid and delivered. */
export function OrderBought({ order }: OrderBoughtProps) {
  const { shipping, total, lines, delivery } = order;
  const subtotal = sum(
    lines.map((line) => line.subtotal),
    total.currency,
  );
  return (
    <Panel title={<FormattedMessage id="order.products" />}>
      <ul className="mb-4 grid gap-4 border-b border-line pb-4">
        {lines.map((line, index) => (
          <Line key={line.productId ?? index} line={line} />
        ))}
      </ul>
      <CartSummary
        subtotal={subtotal}
        shipping={shipping ?? undefined}
        shippingLabel={delivery?.description || undefined}
        total={total}
      />
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <dt className="text-muted">
            <FormattedMessage id="order.payment" />
          </dt>
          <dd>
            <StatusBadge status={shownPaymentOf(order)} />
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">
            <FormattedMessage id="order.paymentValue" />
          </dt>
          <dd>
            <Money amount={paymentValueOf(order)} />
          </dd>
        </div>
        {shipping ? (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">
              <FormattedMessage id="order.shippingValue" />
            </dt>
            <dd>
              {isZero(shipping) ? (
                <FormattedMessage id="order.free" />
              ) : (
                <Money amount={shipping} />
              )}
            </dd>
          </div>
        ) : null}
      </dl>
      {delivery && pickupCodeOf(order) === null ? (
        <section className="mt-4 border-t border-line pt-4">
          <h3 className="mb-2 text-sm font-semibold">
            <FormattedMessage id="order.delivery" />
          </h3>
          <DeliveryFacts order={order} />
        </section>
      ) : null}
    </Panel>
  );
}

function Line({ line }: { readonly line: Order['lines'][number] }) {
  const pictures = usePictures();
  const { product, quantity, unitPrice, subtotal } = line;
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Picture
        image={pictures.source(product.picture, '', goodsShapes.line)}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-md"
      />
      <div className="min-w-0 flex-[1_1_11rem] text-sm">
        <Link
          href={productHref(product)}
          className="font-medium wrap-anywhere underline-offset-2 hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-xs text-muted">
          <FormattedMessage id="order.code" values={{ code: product.code }} />
        </p>
        <p className="text-muted tabular-nums">
          <FormattedMessage
            id="order.pieces"
            values={{ count: quantity, price: <Money amount={unitPrice} /> }}
          />
        </p>
      </div>
      <Money amount={subtotal} className="ml-auto font-semibold" />
    </li>
  );
}
