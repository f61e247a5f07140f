import { placesOf } from '@ponte/domain/places';
import { shippingEstimateOf } from '@ponte/domain/shipping-estimate';
import { DeliveryList } from '@ponte/ui/delivery-options';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { estimateView } from '../../products/delivery-views.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { EstimatePlace } from './estimate-place.tsx';

interface ShippingEstimateProps {
  /** The product's slug or id. */
  readonly slug: string;
}

/** Delivery to the visitor's city, before the product is in the cart. */
export const ShippingEstimate = observer(function ShippingEstimate({
  slug,
}: ShippingEstimateProps) {
  const { shop } = useShop();
  const estimate = shippingEstimateOf(shop);
  const places = placesOf(shop);
  useEffect(() => estimate.watch(slug), [estimate, slug]);
  useEffect(() => void places.load('PY'), [places]);
  return (
    <div className="grid gap-4 pt-3">
      <EstimatePlace estimate={estimate} places={places} />
      <Ways slug={slug} />
    </div>
  );
});

const Ways = observer(function Ways({ slug }: ShippingEstimateProps) {
  const estimate = shippingEstimateOf(useShop().shop);
  const view = estimate.view(slug);
  switch (view.status) {
    case 'choosing':
      return (
        <p className="text-muted">
          <FormattedMessage id="shippingEstimate.choose" />
        </p>
      );
    case 'later':
      return (
        <p role="status" className="text-muted">
          <FormattedMessage id="shippingEstimate.later" />
        </p>
      );
    case 'loading':
    case 'failed':
      return (
        <DeliveryList options={[]} status={view.status} onRetry={() => estimate.retry(slug)} />
      );
    case 'shown':
      return (
        <>
          <DeliveryList options={view.options.map(estimateView)} />
          <p className="text-muted">
            <FormattedMessage id="shippingEstimate.note" />
          </p>
        </>
      );
  }
});
