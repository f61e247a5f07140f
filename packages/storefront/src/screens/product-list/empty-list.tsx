import {
  countFilters,
  listAddress,
  noFilters,
  withFilters,
  type ListQuery,
} from '@ponte/domain/product-list';
import { Button, ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { FormattedMessage } from 'react-intl';
import { useKeepsPresses } from '../../browser/use-keeps-presses.ts';
import { productsHref } from '../../links/addresses.ts';

interface EmptyListProps extends NoProductsProps {
  /** Of the list; 0: it has no products. */
  readonly pageCount: number;
}

/** Where a page has no products: it is beyond the last one, or there are none. */
export function EmptyList({ pageCount, ...list }: EmptyListProps) {
  return pageCount > 0 ? (
    <PastLastPage query={list.query} pageCount={pageCount} />
  ) : (
    <NoProducts {...list} />
  );
}

interface PastLastPageProps {
  readonly query: ListQuery;
  readonly pageCount: number;
}

/** A page beyond the list's end: says where it ends. */
function PastLastPage({ query, pageCount }: PastLastPageProps) {
  return (
    <EmptyState
      title={<FormattedMessage id="list.pastTitle" values={{ pageCount }} />}
      action={
        <ButtonLink href={listAddress({ ...query, page: pageCount, pages: 1 })} variant="brand">
          <FormattedMessage id="list.lastPage" />
        </ButtonLink>
      }
    />
  );
}

interface NoProductsProps {
  readonly query: ListQuery;
  readonly onRetry: () => void;
}

function NoProducts({ query, onRetry }: NoProductsProps) {
  const early = useKeepsPresses();
  if (countFilters(query) > 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="list.emptyTitle" />}
        action={
          <ButtonLink href={listAddress(withFilters(query, noFilters))} variant="brand">
            <FormattedMessage id="list.clearFilters" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="list.emptyFilters" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<FormattedMessage id="list.emptyTitle" />}
      action={
        <div className="flex flex-wrap justify-center gap-3" {...early}>
          <ButtonLink href={productsHref} variant="brand">
            <FormattedMessage id="list.seeAll" />
          </ButtonLink>
          <Button onClick={onRetry} className="noscript:hidden">
            <FormattedMessage id="list.retry" />
          </Button>
        </div>
      }
    >
      <FormattedMessage id={query.text ? 'list.emptyText' : 'list.emptyCategory'} />
    </EmptyState>
  );
}
