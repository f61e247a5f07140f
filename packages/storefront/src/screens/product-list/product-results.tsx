import {
  countFilters,
  isCommonFirstPage,
  listAddress,
  type ListQuery,
  type ListView,
} from '@ponte/domain/product-list';
import { Pagination } from '@ponte/ui/pagination';
import { ProductGrid, ProductGridSkeleton } from '@ponte/ui/product-grid';
import { FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Sleeping } from '../../page/sleeping.tsx';
import { ListCompareBar } from '../../products/deferred-compare.tsx';
import { ProductCard } from '../../products/product-card.tsx';
import { SeenLast } from '../../products/seen-last.tsx';
import {
  DeferredEmptyList,
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
    if (pageCount === 0 && query.text && countFilters(query) === 0) {
      return <DeferredNothingFound key={query.text} {...{ query, reading, onRetry }} />;
    }
    return <DeferredEmptyList {...{ query, pageCount, onRetry }} />;
  }
  const shown = isCommonFirstPage(query) ? 'list-first-page' : '';
  // Products stay while more load, and fade while others do.
  const waiting = loading && query.pages === 1 ? 'opacity-60' : '';
  return (
    <>
      {reading ? <DeferredReadingNotice key={query.text} reading={reading} /> : null}
      <ProductGrid aria-busy={loading} className={`${shown} ${waiting}`}>
        {products.map((product, index) => (
          <Sleeping key={product.id} position={index}>
            <ProductCard product={product} headingLevel={2} priority={index < 2} comparable />
          </Sleeping>
        ))}
      </ProductGrid>
      <ListCompareBar />
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
