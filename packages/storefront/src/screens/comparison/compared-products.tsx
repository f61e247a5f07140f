import type { ProductDetails } from '@ponte/domain';
import { comparedRows, comparisonOf } from '@ponte/domain/comparison';
import { Button } from '@ponte/ui/button';
import { CompareTable } from '@ponte/ui/compare-table';
import { keepUnits } from '@ponte/ui/kit';
import { Picture } from '@ponte/ui/picture';
import { PriceTag } from '@ponte/ui/price-tag';
import { StockStatus } from '@ponte/ui/stock-status';
import { VisuallyHidden } from '@ponte/ui/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { productHref } from '../../links/addresses.ts';
import { Link } from '../../links/link.tsx';
import { goodsShapes } from '../../media/picture-source.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { comparisonHref } from '../../products/comparison-href.ts';
import { useAddToCart } from '../../products/use-add-to-cart.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

interface ComparedProductsProps {
  readonly products: readonly ProductDetails[];
}

export const ComparedProducts = observer(function ComparedProducts({
  products,
}: ComparedProductsProps) {
  const intl = useIntl();
  const { prices } = useShop().shop;
  const pictures = usePictures();
  const ids = products.map(({ id }) => id);
  return (
    <CompareTable
      label={intl.formatMessage({ id: 'comparison.region' })}
      columns={products.map((product) => ({
        id: product.id,
        valuesLang: product.specificationsLang,
        head: <Head product={product} rest={ids.filter((id) => id !== product.id)} />,
      }))}
      facts={[
        {
          name: intl.formatMessage({ id: 'comparison.picture' }),
          cells: products.map(({ id, picture }) => (
            <Picture
              key={id}
              image={pictures.source(picture, '', goodsShapes.card)}
              alt=""
              sizes="(min-width: 48rem) 200px, 30vw"
              className="aspect-square max-w-50"
            />
          )),
        },
        {
          name: intl.formatMessage({ id: 'comparison.price' }),
          cells: products.map(({ id, price, priceInvalid }) => (
            <div key={id} className="@container max-w-45">
              <PriceTag
                price={price}
                invalid={priceInvalid}
                others={price ? prices.others(price) : []}
              />
            </div>
          )),
        },
        {
          name: intl.formatMessage({ id: 'comparison.stock' }),
          cells: products.map(({ id, stock }) => <StockStatus key={id} stock={stock} />),
        },
        {
          name: intl.formatMessage({ id: 'comparison.buy' }),
          cells: products.map((product) => <Add key={product.id} product={product} />),
        },
      ]}
      rows={comparedRows(products)}
      differsLabel={intl.formatMessage({ id: 'comparison.differs' })}
      onlyDifferencesLabel={intl.formatMessage({ id: 'comparison.onlyDifferences' })}
    />
  );
});

interface HeadProps {
  readonly product: ProductDetails;
  /** What is compared without it. */
  readonly rest: readonly number[];
}

function Head({ product, rest }: HeadProps) {
  const { shop } = useShop();
  return (
    <>
      <Link
        href={productHref(product)}
        lang={product.nameLang}
        className="line-clamp-3 min-h-11 font-semibold text-brand-ink hover:underline"
      >
        {keepUnits(product.name)}
      </Link>
      <Link
        href={comparisonHref(rest)}
        // An address without products shows the stored list.
        onClick={() => comparisonOf(shop).replace(rest)}
        className="flex min-h-11 w-fit items-center text-muted underline print:hidden"
      >
        <FormattedMessage id="comparison.remove" />
        <VisuallyHidden lang={product.nameLang}>{product.name}</VisuallyHidden>
      </Link>
    </>
  );
}

const Add = observer(function Add({ product }: { readonly product: ProductDetails }) {
  const { add, added } = useAddToCart('list');
  if (product.stock !== 'inStock' || product.price === null) return null;
  return (
    <Button
      variant="soft"
      size="sm"
      className="px-2.5 noscript:hidden"
      onClick={(press) => add(press, product)}
    >
      <FormattedMessage id={added ? 'comparison.added' : 'comparison.buy'} />
      <VisuallyHidden lang={product.nameLang}>{product.name}</VisuallyHidden>
    </Button>
  );
});
