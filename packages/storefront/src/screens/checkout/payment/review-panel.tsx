import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../links/link.tsx';
import { Panel } from '../../../page/panel.tsx';
import { PurchaseLine } from '../../../products/purchase-line.tsx';
import { observer } from '../../../shop/observer.ts';
import { useShop } from '../../../shop/shop-context.ts';
import { reviewHref } from '../checkout-step.ts';
import { ChosenDelivery } from '../delivery/chosen-delivery.tsx';

/** What is bought, and when and where it is handed over, with links to change it. */
export const ReviewPanel = observer(function ReviewPanel() {
  const { cart } = useShop().shop;
  return (
    <Panel title={<FormattedMessage id="checkout.review" />}>
      <Part
        title={<FormattedMessage id="checkout.products" />}
        change={<FormattedMessage id="checkout.changeProducts" />}
      >
        <ul className="grid gap-4">
          {cart.lines.map((line) => (
            <PurchaseLine key={line.productId} {...line} />
          ))}
        </ul>
      </Part>
      <Part
        title={<FormattedMessage id="checkout.delivery" />}
        change={<FormattedMessage id="checkout.changeDelivery" />}
      >
        <ChosenDelivery />
      </Part>
    </Panel>
  );
});

interface PartProps {
  readonly title: ReactNode;
  readonly change: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, change, children }: PartProps) {
  return (
    <section className="edge-t border-line py-4 last:pb-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{title}</h3>
        <Link
          href={reviewHref}
          className="inline-flex min-h-6 items-center text-sm font-semibold text-brand-ink underline print:hidden"
        >
          {change}
        </Link>
      </div>
      {children}
    </section>
  );
}
