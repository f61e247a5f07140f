import type { StaffProductInList } from '@ponte/contract/staff';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../page/badge.tsx';

/** Pieces, at or below which little is left; as the list's filter counts. */
const few = 3;

export function StockBadge({ product }: { readonly product: StaffProductInList }) {
  const { inStock, inPhysicalStock, piecesLeft } = product;
  if (!inStock) {
    return (
      <Badge tone={inPhysicalStock ? 'warning' : 'danger'}>
        <FormattedMessage id={inPhysicalStock ? 'stock.onlyStore' : 'stock.out'} />
      </Badge>
    );
  }
  if (piecesLeft === null) {
    return (
      <Badge tone="success">
        <FormattedMessage id="stock.in" />
      </Badge>
    );
  }
  return (
    <Badge tone={piecesLeft <= few ? 'warning' : 'success'}>
      <FormattedMessage id="stock.pieces" values={{ count: piecesLeft }} />
    </Badge>
  );
}
