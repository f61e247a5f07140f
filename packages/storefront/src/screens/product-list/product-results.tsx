import {
  isCommonFirstPage,
  listAddress,
  type ListQuery,
  type ListView,
  withBrands,
} from '@ponte/domain/product-list';
import { Button, ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { Pagination } from '@ponte/ui/pagination';
import { ProductGrid, ProductGridSkeleton } from '@ponte/ui/product-grid';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../page/load-failure.tsx';
import { ProductCard } from '../../products/product-card.tsx';
import { SeenLast } from '../../products/seen-last.tsx';
import {
  DeferredListToasts,
  DeferredNothingFound,
  DeferredPhonePager,
  DeferredReadingNotice,
} from './deferred-parts.ts';

interface ProductResultsProps {
  readonly view: ListView;
  readonly query: ListQuery;
  readonly onRetry: () => void;
}

export function ProductResults(props: ProductResultsProps) {
  return (
    <>
      <Results {...props} />
      <DeferredListToasts {...props} />
    </>
  );
}

function Results({ view, query, onRetry }: ProductResultsProps) {
  const { status, products, pageCount, total, reading } = view;
  if (status === 'failed') {
    return (
      <>
        <LoadFailure
          title={<FormattedMessage id="list.failed" />}
          error={view.error}
          onRetry={onRetry}
        />
        <SeenLast />
      </>
    );
  }
  const loading = status !== 'ready';
  if (products.length === 0) {
    if (loading) return <ProductGridSkeleton count={20} />;
    if (pageCount > 0) return <PastLastPage query={query} pageCount={pageCount} />;
    if (query.text && query.brandIds.length === 0) {
      return <DeferredNothingFound key={query.text} {...{ query, reading, onRetry }} />;
    }
    return <NoProducts query={query} onRetry={onRetry} />;
  }
  const shown = isCommonFirstPage(query) ? 'list-first-page' : '';
  // Products stay while more load, and fade while others do.
  const waiting = loading && query.pages === 1 ? 'opacity-60' : '';
  return (
    <>
      {reading ? <DeferredReadingNotice key={query.text} reading={reading} /> : null}
      <ProductGrid aria-busy={loading} className={`${shown} ${waiting}`}>
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} headingLevel={2} priority={index < 2} />
        ))}
      </ProductGrid>
      <Pagination
        className="list-pages mt-8"
        page={query.page}
        pageCount={pageCount}
        hrefFor={(page) => listAddress({ ...query, page, pages: 1 })}
      />
      <DeferredPhonePager query={query} total={total} shown={products.length} loading={loading} />
    </>
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
      <FormattedMessage id="list.emptyCategory" />
    </EmptyState>
  );
}
