import { listAddress, withBrands, type ListQuery } from '@ponte/domain/product-list';
import { Button, ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { FormattedMessage } from 'react-intl';

interface PastLastPageProps {
  readonly query: ListQuery;
  readonly pageCount: number;
}

/** A page beyond the list's end: says where it ends. */
export function PastLastPage({ query, pageCount }: PastLastPageProps) {
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

export function NoProducts({ query, onRetry }: NoProductsProps) {
  if (query.brandIds.length > 0) {
    return (
      <EmptyState
        title={<FormattedMessage id="list.emptyTitle" />}
        action={
          <ButtonLink href={listAddress(withBrands(query, []))} variant="brand">
            <FormattedMessage id="list.clearFilters" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="list.emptyBrands" />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<FormattedMessage id="list.emptyTitle" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href="/produtos" variant="brand">
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
