import type { StaffProductInList } from '@ponte/contract/staff';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../page/badge.tsx';

/** Pieces, at or below which little is left; as the list's filter counts. */
const few = 3;

export function StockBadge({ product }: { readonly product: StaffProductInList }) {
  const {
    inStock,
    inPhysicalStock,
    pieces: { free },
  } = product;
  if (!inStock) {
    return (
      <Badge tone={inPhysicalStock ? 'warning' : 'danger'}>
        <FormattedMessage id={inPhysicalStock ? 'stock.onlyStore' : 'stock.out'} />
      </Badge>
    );
  }
  if (free === null) {
    return (
      <Badge tone="success">
        <FormattedMessage id="stock.in" />
      </Badge>
    );
  }
  return (
    <Badge tone={free <= few ? 'warning' : 'success'}>
      <FormattedMessage id="stock.pieces" values={{ count: free }} />
    </Badge>
  );
}
