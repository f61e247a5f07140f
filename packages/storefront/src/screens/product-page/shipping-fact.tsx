import type { Product } from '@ponte/domain';
import { ErrorState } from '@ponte/ui/error-state';
import { Truck } from '@ponte/ui/icons';
import { Skeleton } from '@ponte/ui/skeleton';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { deferred } from '../../lazy/deferred.tsx';
import type { LazyStatus } from '../../lazy/lazy-module.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { useHydrated } from '../../shop/use-hydrated.ts';
import { Fact, factLink } from './fact.tsx';

const DeferredEstimate = deferred(
  () => import('./shipping-estimate.tsx'),
  (code) => code.ShippingEstimate,
  {
    waiting: Waiting,
  },
);

function preload(): void {
  DeferredEstimate.preload().catch(() => undefined);
}

function Waiting({ status }: { readonly status: LazyStatus }) {
  return status === 'failed' ? <ErrorState onRetry={preload} /> : <Skeleton className="h-36" />;
}

interface ShippingFactProps {
  readonly product: Product;
}

/**
 * Delivery to a city, for residents; its code loads when opened. Foreigners collect at the store.
 */
export const ShippingFact = observer(function ShippingFact({ product }: ShippingFactProps) {
  const { region, shop } = useShop();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const customer = hydrated ? shop.session.customer : null;
  const kind = customer?.kind ?? region.customerKind;
  if (kind === 'foreign' || region.collectsOnly) return null;
  return (
    <Fact icon={Truck} className="noscript:hidden">
      {hydrated ? (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary
            className={`${factLink} cursor-pointer list-none`}
            onPointerEnter={preload}
            onFocus={preload}
          >
            <FormattedMessage id="productExtras.shipping" />
          </summary>
          {open ? <DeferredEstimate slug={product.slug} /> : null}
        </details>
      ) : (
        <p className="min-h-6" />
      )}
    </Fact>
  );
});
