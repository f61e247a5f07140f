import { listAddress, type ListQuery, type ListView } from '@ponte/domain/product-list';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { ErrorState } from '@ponte/ui/error-state';
import { Pagination } from '@ponte/ui/pagination';
import { ProductGrid, ProductGridSkeleton } from '@ponte/ui/product-grid';
import { FormattedMessage } from 'react-intl';
import { ProductCard } from '../../products/product-card.tsx';

interface ProductResultsProps {
  readonly view: ListView;
  readonly query: ListQuery;
  readonly onRetry: () => void;
}

/** The products of a list with its pages; or that it loads, is empty, or failed. */
export function ProductResults({ view, query, onRetry }: ProductResultsProps) {
  const { status, products, pageCount } = view;
  if (status === 'failed') {
    return <ErrorState title={<FormattedMessage id="list.failed" />} onRetry={onRetry} />;
  }
  if (status !== 'ready') return <ProductGridSkeleton count={20} />;
  if (products.length === 0) return <NoProducts query={query} />;
  return (
    <div className="min-w-0">
      <ProductGrid>
        {products.map((product, index) => (
          <ProductCard key={product.id} product={product} headingLevel={2} priority={index < 2} />
        ))}
      </ProductGrid>
      <Pagination
        className="mt-8"
        page={query.page}
        pageCount={pageCount}
        hrefFor={(page) => listAddress({ ...query, page })}
      />
    </div>
  );
}

function NoProducts({ query }: { readonly query: ListQuery }) {
  return (
    <EmptyState
      title={<FormattedMessage id="list.emptyTitle" />}
      action={
        <ButtonLink href="/produtos" variant="brand">
          <FormattedMessage id="list.seeAll" />
        </ButtonLink>
      }
    >
      <FormattedMessage id={query.text ? 'list.emptyText' : 'list.emptyCategory'} />
    </EmptyState>
  );
}
