import {
  exportProducts,
  listStaffProducts,
  stockFilters,
  type StaffProductInList,
} from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Download, SearchX } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useDownload } from '../../data/use-download.ts';
import { Link } from '../../languages/link.tsx';
import { useOffice } from '../../office/office-context.ts';
import { Amount } from '../../page/amount.tsx';
import { Badge } from '../../page/badge.tsx';
import { LinkTabs } from '../../page/link-tabs.tsx';
import { ListPanel } from '../../page/list-panel.tsx';
import { OwnText } from '../../page/own-text.tsx';
import { Page } from '../../page/page.tsx';
import type { Column } from '../../page/rows.tsx';
import { SearchForm } from '../../page/search-form.tsx';
import { Thumbnail } from '../../page/thumbnail.tsx';
import { useListAddress } from '../../page/use-list-address.ts';
import { StockBadge } from './stock-badge.tsx';

const filters = [undefined, ...stockFilters] as const;

export const ProductsScreen = observer(function ProductsScreen() {
  const intl = useIntl();
  const address = useListAddress('/products');
  const search = address.get('search');
  const after = address.get('after');
  const stock = stockFilters.find((filter) => filter === address.get('stock'));
  const products = useAnswer(listStaffProducts, { query: { search, stock, after } });
  const { session } = useOffice();
  const csv = useDownload(exportProducts);
  return (
    <Page
      title={intl.formatMessage({ id: 'products.title' })}
      actions={
        session.may(exportProducts.roles) ? (
          <Button pending={csv.pending} onClick={() => void csv.save({}, 'products.csv')}>
            <Download />
            <FormattedMessage id="orders.export" />
          </Button>
        ) : null
      }
    >
      <Failure error={csv.error} />
      <SearchForm
        label={intl.formatMessage({ id: 'products.search' })}
        value={search ?? ''}
        onSearch={(text) => address.go({ search: text })}
      />
      <ListPanel
        label={intl.formatMessage({ id: 'products.title' })}
        address={address}
        answer={products}
        columns={columns}
        keyOf={({ id }) => id}
        none={<EmptyState icon={<SearchX />} title={<FormattedMessage id="products.none" />} />}
      >
        <LinkTabs
          label={intl.formatMessage({ id: 'products.stock' })}
          tabs={filters.map((filter) => ({
            href: address.hrefWith({ stock: filter }),
            label: <FormattedMessage id={`products.stock.${filter ?? 'all'}`} />,
            current: filter === stock,
          }))}
        />
      </ListPanel>
    </Page>
  );
});

const columns: readonly Column<StaffProductInList>[] = [
  {
    key: 'picture',
    title: <FormattedMessage id="products.picture" />,
    cell: ({ picture }) => <Thumbnail address={picture} />,
  },
  {
    key: 'name',
    title: <FormattedMessage id="products.name" />,
    place: 'grow',
    cell: ({ id, code, name, brand }) => (
      <>
        <Link href={`/products/${id}`} className="row-link">
          <OwnText of={name} />
        </Link>
        <span className="block text-sm text-muted">
          {brand === null ? (
            <span>{code}</span>
          ) : (
            <FormattedMessage id="pair" values={{ first: code, second: brand }} />
          )}
        </span>
      </>
    ),
  },
  {
    key: 'stock',
    title: <FormattedMessage id="products.stock" />,
    cell: (product) => (
      <span className="flex flex-wrap gap-1">
        <StockBadge product={product} />
        {product.active ? null : (
          <Badge tone="muted">
            <FormattedMessage id="products.hidden" />
          </Badge>
        )}
        {product.showPrice ? null : (
          <Badge tone="muted">
            <FormattedMessage id="products.noPrice" />
          </Badge>
        )}
        {product.pieces.shelf === null || product.pieces.promised === 0 ? null : (
          <span className="w-full text-sm text-muted">
            <FormattedMessage
              id="pieces.sideBySide"
              values={{ shelf: product.pieces.shelf, promised: product.pieces.promised }}
            />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'price',
    title: <FormattedMessage id="products.price" />,
    place: 'end',
    cell: ({ price }) =>
      price ? (
        <span className="font-semibold">
          <Amount amount={price} />
        </span>
      ) : null,
  },
];
