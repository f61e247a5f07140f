import type { Product } from '@ponte/domain';
import { productPageOf } from '@ponte/domain/product-page';
import { Carousel } from '@ponte/ui/carousel';
import { SectionHeading } from '@ponte/ui/section-heading';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNear } from '../../lazy/use-near.ts';
import { Container } from '../../page/container.tsx';
import { CompareBar, CompareToggle } from '../../products/compare.tsx';
import { ProductCard } from '../../products/product-card.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** As many as a desktop shows at once; the others are rendered when the row is near the screen. */
const atFirst = 5;

const titles = {
  needed: 'productExtras.needed',
  alike: 'productExtras.alike',
  boughtTogether: 'productExtras.boughtTogether',
  sameBrand: 'productExtras.sameBrand',
} as const;

interface RelatedProductsProps {
  /** As the address has it. */
  readonly slug: string;
  readonly product: Product;
}

/** What stands beside a product: five at a time on desktops, two on phones. Others of its brand are asked for near it. */
export const RelatedProducts = observer(function RelatedProducts({
  slug,
  product,
}: RelatedProductsProps) {
  const { shop } = useShop();
  const page = productPageOf(shop);
  const rows = useRef<HTMLDivElement>(null);
  const near = useNear(rows);
  const { catalogueKey } = shop;
  useEffect(() => {
    if (!near) return undefined;
    const leaving = new AbortController();
    void page.loadSameBrand(slug, product, leaving.signal);
    return () => leaving.abort();
  }, [near, page, slug, product, catalogueKey]);
  const { needed, alike, boughtTogether, sameBrand } = page.beside(slug);
  return (
    <div ref={rows}>
      <Row kind="needed" products={needed} />
      <Row kind="alike" products={near ? alike : alike.slice(0, atFirst)} />
      {near ? <Row kind="boughtTogether" products={boughtTogether} /> : null}
      <Row kind="sameBrand" products={sameBrand} />
    </div>
  );
});

interface RowProps {
  readonly kind: keyof typeof titles;
  readonly products: readonly Product[];
}

function Row({ kind, products }: RowProps) {
  const intl = useIntl();
  if (products.length === 0) return null;
  const title = intl.formatMessage({ id: titles[kind] });
  return (
    <Container className="py-6">
      <SectionHeading className="mb-3.5" aside={kind === 'alike' ? <CompareBar /> : undefined}>
        {title}
      </SectionHeading>
      <Carousel label={title}>
        {products.map((product) =>
          kind === 'alike' ? (
            <div key={product.id} className="grid h-full grid-rows-[1fr_auto] gap-2">
              <ProductCard product={product} />
              <CompareToggle product={product} />
            </div>
          ) : (
            <ProductCard key={product.id} product={product} />
          ),
        )}
      </Carousel>
    </Container>
  );
}
