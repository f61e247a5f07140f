import { homeOf } from '@ponte/domain/home';
import { BrandTile } from '@ponte/ui/brand-tile';
import { SectionHeading } from '@ponte/ui/section-heading';
import { Skeleton } from '@ponte/ui/skeleton';
import { FormattedMessage } from 'react-intl';
import { brandHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { usePictures } from '../../media/use-pictures.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const logoShape = { width: 320, height: 107 };

export const BrandsBlock = observer(function BrandsBlock() {
  const { shop } = useShop();
  if (homeOf(shop).brands?.length === 0) return null;
  return (
    <section aria-labelledby="brands">
      <SectionHeading
        headingId="brands"
        className="mb-3.5"
        more={{ href: paths.brands, label: <FormattedMessage id="home.allBrands" /> }}
      >
        <FormattedMessage id="home.brands" />
      </SectionHeading>
      <Brands />
    </section>
  );
});

const Brands = observer(function Brands() {
  const { shop } = useShop();
  const pictures = usePictures();
  const { startData } = shop;
  const { brands } = homeOf(shop);
  if (!brands) {
    return startData.error ? (
      <LoadFailure
        title={<FormattedMessage id="home.brandsFailed" />}
        error={startData.error}
        onRetry={() => void startData.retry()}
      />
    ) : (
      <Skeleton className="h-22" />
    );
  }
  return (
    <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
      {brands.map((brand) => (
        <li key={brand.id}>
          <BrandTile
            href={brandHref(brand)}
            name={brand.name}
            logo={pictures.source(brand.logo, brand.name, logoShape)}
          />
        </li>
      ))}
    </ul>
  );
});
