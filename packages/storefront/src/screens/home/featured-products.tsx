import type { Home, HomeCategory } from '@ponte/domain/home';
import { EmptyState } from '@ponte/ui/empty-state';
import { ProductGrid, ProductGridSkeleton } from '@ponte/ui/product-grid';
import { SectionHeading } from '@ponte/ui/section-heading';
import { FormattedMessage } from 'react-intl';
import { categoryHref } from '../../links/addresses.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Sleeping } from '../../page/sleeping.tsx';
import { ProductCard } from '../../products/product-card.tsx';
import { observer } from '../../shop/observer.ts';

interface FeaturedProductsProps {
  /** Undefined while categories load. */
  readonly category: HomeCategory | undefined;
  readonly home: Home;
}

/** The chosen category's newest products: eight, four a row; on phones six, two a row. */
export const FeaturedProducts = observer(function FeaturedProducts({
  category,
  home,
}: FeaturedProductsProps) {
  if (home.isEmpty) return <EmptyState title={<FormattedMessage id="home.empty" />} />;
  return (
    <section aria-labelledby="featured">
      <SectionHeading
        headingId="featured"
        className="mb-3.5"
        {...(category
          ? { more: { href: categoryHref(category), label: <FormattedMessage id="home.seeAll" /> } }
          : {})}
      >
        {category ? (
          <FormattedMessage id="home.newIn" values={{ category: category.name }} />
        ) : (
          <FormattedMessage id="home.news" />
        )}
      </SectionHeading>
      {category ? <Products category={category} home={home} /> : <ProductGridSkeleton count={8} />}
    </section>
  );
});

interface ProductsProps {
  readonly category: HomeCategory;
  readonly home: Home;
}

const Products = observer(function Products({ category, home }: ProductsProps) {
  const { status, products, error } = home.featured(category);
  if (status === 'failed') {
    return (
      <LoadFailure
        title={<FormattedMessage id="home.productsFailed" />}
        error={error}
        onRetry={() => void home.loadFeatured(category)}
      />
    );
  }
  if (status !== 'ready') return <ProductGridSkeleton count={8} />;
  if (products.length === 0) {
    return <EmptyState title={<FormattedMessage id="home.noProducts" />} />;
  }
  return (
    <ProductGrid className="md:grid-cols-4 md:*:[--ui-card-width:calc(25cqi-0.75rem)] max-md:[&>li:nth-child(n+7)]:hidden">
      {products.map((product, index) => (
        <Sleeping key={product.id} position={index}>
          <ProductCard product={product} priority={index < 2} />
        </Sleeping>
      ))}
    </ProductGrid>
  );
});
