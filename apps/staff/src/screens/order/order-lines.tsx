import type { StaffOrder } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Amount } from '../../page/amount.tsx';
import { Badge } from '../../page/badge.tsx';
import { OwnText } from '../../page/own-text.tsx';
import { Panel } from '../../page/panel.tsx';
import { Thumbnail } from '../../page/thumbnail.tsx';

/** The products, and their total. */
export const OrderLines = observer(function OrderLines({ order }: { readonly order: StaffOrder }) {
  return (
    <Panel title={<FormattedMessage id="order.items" />} flush>
      <ul>
        {order.items.map(
          ({ productId, code, name, quantity, missing, unit, subtotal, picture }) => (
            <li
              key={productId}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-3 first:border-t-0"
            >
              <Thumbnail address={picture} />
              <div className="min-w-0 flex-[1_1_8rem]">
                <p className="font-medium wrap-break-word">
                  <OwnText of={name} />
                </p>
                <p className="text-sm text-muted">
                  <FormattedMessage id="product.code" values={{ code }} />
                </p>
                {missing > 0 ? (
                  <Badge tone="danger">
                    <FormattedMessage id="order.missing" values={{ count: missing }} />
                  </Badge>
                ) : null}
              </div>
              <div className="ml-auto text-right">
                <p className="font-semibold">
                  <Amount amount={subtotal} />
                </p>
                <p className="text-sm text-muted">
                  <FormattedMessage
                    id="order.quantity"
                    values={{ quantity, unit: <Amount amount={unit} /> }}
                  />
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-b-md border-t border-line bg-sunken px-4 py-3 text-right">
        <dt className="text-muted">
          <FormattedMessage id="order.goods" />
        </dt>
        <dd>
          <Amount amount={order.goods} />
        </dd>
        <dt className="text-muted">
          <FormattedMessage id="order.shipping" />
        </dt>
        <dd>
          <Amount amount={order.shipping} />
        </dd>
        <dt className="font-bold">
          <FormattedMessage id="orders.total" />
        </dt>
        <dd className="font-bold">
          <Amount amount={order.total} />
        </dd>
        {order.tax && order.tax.minor > 0 ? (
          <>
            <dt className="text-sm text-muted">
              <FormattedMessage id="order.tax" />
            </dt>
            <dd className="text-sm text-muted">
              <Amount amount={order.tax} />
            </dd>
          </>
        ) : null}
      </dl>
    </Panel>
  );
});
