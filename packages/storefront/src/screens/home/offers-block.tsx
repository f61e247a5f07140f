import { homeOf } from '@ponte/domain/home';
import { SectionHeading } from '@ponte/ui/section-heading';
import { Skeleton } from '@ponte/ui/skeleton';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { deferred } from '../../lazy/deferred.tsx';
import { useNear } from '../../lazy/use-near.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const DeferredOffersForm = deferred(
  () => import('./offers-form.tsx'),
  (code) => code.OffersForm,
);

/** Invites to sign up for offers; the form loads when it is near the viewport. */
export const OffersBlock = observer(function OffersBlock() {
  const { shop } = useShop();
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const banner = homeOf(shop).banner('offers');
  return (
    <section
      ref={section}
      aria-labelledby="offers"
      className="ui-card grid gap-x-8 p-4 md:grid-cols-2 md:items-center md:p-6 noscript:hidden"
    >
      <div>
        <SectionHeading headingId="offers" className="mb-2">
          {banner?.title ? <span>{banner.title}</span> : <FormattedMessage id="home.offers" />}
        </SectionHeading>
        {banner?.description ? <p className="mb-3.5 text-muted">{banner.description}</p> : null}
      </div>
      <div className="min-h-34 lg:min-h-18">
        {near ? <DeferredOffersForm /> : <Skeleton className="h-34 max-w-md lg:h-18" />}
      </div>
    </section>
  );
});
