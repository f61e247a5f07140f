import type { StaffProduct } from '@ponte/contract/staff';
import { FormattedMessage } from 'react-intl';
import { Amount } from '../../page/amount.tsx';
import { Facts } from '../../page/facts.tsx';
import { Panel } from '../../page/panel.tsx';
import { StockBadge } from '../products/stock-badge.tsx';
import { PiecesSummary, ShortNotice } from './pieces-summary.tsx';

/** Price and pieces of a product, for those who change nothing of it. */
export function ProductSale({ product }: { readonly product: StaffProduct }) {
  return (
    <Panel title={<FormattedMessage id="product.sale" />}>
      <div className="grid grid-cols-1 gap-4">
        <Facts
          facts={[
            {
              key: 'code',
              name: <FormattedMessage id="product.codeName" />,
              value: product.code,
            },
            {
              key: 'price',
              name: <FormattedMessage id="products.price" />,
              value: product.price ? (
                <Amount amount={product.price} />
              ) : (
                <FormattedMessage id="products.noPrice" />
              ),
            },
            {
              key: 'stock',
              name: <FormattedMessage id="products.stock" />,
              value: <StockBadge product={product} />,
            },
          ]}
        />
        <PiecesSummary pieces={product.pieces} />
        <ShortNotice product={product} />
      </div>
    </Panel>
  );
}
