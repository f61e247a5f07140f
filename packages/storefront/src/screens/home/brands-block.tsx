import type { Brand } from '@ponte/domain';
import { BrandTile } from '@ponte/ui/brand-tile';
import { SectionHeading } from '@ponte/ui/section-heading';
import { FormattedMessage } from 'react-intl';
import { usePictures } from '../../media/use-pictures.ts';
import { brandHref } from '../../routes/addresses.ts';

const logoShape = { width: 320, height: 107 };

/** Brands by their logos, each leading to its products. */
export function BrandsBlock({ brands }: { readonly brands: readonly Brand[] }) {
  const pictures = usePictures();
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="brands">
      <SectionHeading headingId="brands" className="mb-3.5">
        <FormattedMessage id="home.brands" />
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
        {brands.map(({ id, name, logo }) => (
          <li key={id}>
            <BrandTile
              href={brandHref({ id })}
              name={name}
              logo={pictures.source(logo, name, logoShape)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
