import type { ProductDetails } from '@ponte/domain';
import { RichText } from '@ponte/ui/rich-text';
import { SectionHeading } from '@ponte/ui/section-heading';
import { SpecTable } from '@ponte/ui/spec-table';
import { FormattedMessage } from 'react-intl';
import { Reviews } from './reviews.tsx';

/** Description and technical sheet, side by side if there is room; what buyers say about it. */
export function ProductInformation({ product }: { readonly product: ProductDetails }) {
  const { description, descriptionLang, specifications, specificationsLang, reviews } = product;
  return (
    <>
      <div className="mt-8 grid gap-8 md:grid-cols-2 md:gap-10">
        {description ? (
          <section aria-labelledby="description">
            <SectionHeading headingId="description" className="mb-3">
              <FormattedMessage id="product.description" />
            </SectionHeading>
            <RichText html={description} lang={descriptionLang} />
          </section>
        ) : null}
        {specifications.length > 0 ? (
          <section aria-labelledby="specifications">
            <SectionHeading headingId="specifications" className="mb-3">
              <FormattedMessage id="product.specifications" />
            </SectionHeading>
            <SpecTable rows={specifications} rowsLang={specificationsLang} />
          </section>
        ) : null}
      </div>
      {reviews ? <Reviews slug={product.slug} summary={reviews} /> : null}
    </>
  );
}
