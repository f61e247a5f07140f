import type { ProductDetails } from '@ponte/domain';
import { RichText } from '@ponte/ui/rich-text';
import { SectionHeading } from '@ponte/ui/section-heading';
import { SpecTable } from '@ponte/ui/spec-table';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Reviews } from './reviews.tsx';

/** Description and technical sheet, and what buyers say about it. */
export function ProductInformation({ product }: { readonly product: ProductDetails }) {
  const { description, descriptionLang, specifications, specificationsLang, reviews } = product;
  const id = useId();
  return (
    <>
      <div className="gap-8 max-md:mt-8">
        {description ? (
          <section aria-labelledby={`${id}description`}>
            <SectionHeading headingId={`${id}description`} className="mb-3">
              <FormattedMessage id="product.description" />
            </SectionHeading>
            <RichText html={description} lang={descriptionLang} />
          </section>
        ) : null}
        {specifications.length > 0 ? (
          <section aria-labelledby={`${id}specifications`}>
            <SectionHeading headingId={`${id}specifications`} className="mb-3">
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
