import type { Checkout } from '@ponte/domain/checkout';
import { formatMoney } from '@ponte/regional/money';
import { CheckoutBar } from '@ponte/ui/checkout-bar';
import { ArrowLeft } from '@ponte/ui/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { Container } from '../../page/container.tsx';
import { Panel } from '../../page/panel.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { CheckoutAlerts, Missing } from './alerts/checkout-alerts.tsx';
import { showMissing, type MissingChoice } from './alerts/show-missing.ts';
import { isDeliveryComing } from './checkout-step.ts';
import { ChosenDelivery } from './delivery/chosen-delivery.tsx';
import { DeliveryPanel } from './delivery/delivery-panel.tsx';
import { NotePanel } from './note/note-panel.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

interface PhoneCheckoutProps {
  readonly checkout: Checkout;
}

/** Everything on one page; total and button stay at the bottom. */
export const PhoneCheckout = observer(function PhoneCheckout({ checkout }: PhoneCheckoutProps) {
  const { shop } = useShop();
  const signedIn = shop.session.customer !== null;
  useEffect(() => checkout.show('whole'), [checkout]);
  return (
    <>
      <PhoneHeader />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4 pb-28">
        <CheckoutAlerts checkout={checkout} />
        <ProductsPanel checkout={checkout} />
        {signedIn ? <DeliveryPanel /> : <SignInPanel />}
        {signedIn ? <PaymentPanel checkout={checkout} /> : null}
        {signedIn ? <NotePanel checkout={checkout} /> : null}
        <Panel title={<FormattedMessage id="checkout.summary" />}>
          <OrderSummary paidShippingOnly />
          {signedIn ? (
            <div className="mt-4 edge-t border-line pt-4 empty:hidden">
              <ChosenDelivery />
            </div>
          ) : null}
        </Panel>
      </Container>
      {signedIn ? <FinishBar checkout={checkout} /> : null}
    </>
  );
});

const PhoneHeader = observer(function PhoneHeader() {
  const intl = useIntl();
  const { cart } = useShop().shop;
  return (
    <div className="wrap flex flex-wrap items-center gap-2 edge-b border-line bg-surface py-2">
      <Link
        href={paths.cart}
        aria-label={intl.formatMessage({ id: 'checkout.backToCart' })}
        className="-ml-2 grid size-11 place-items-center rounded-sm"
      >
        <ArrowLeft className="size-5.5" />
      </Link>
      <h1 className="min-w-0 flex-[1_1_5rem] text-lg font-bold">
        <FormattedMessage id="checkout.title" />
      </h1>
      <p className="text-sm text-muted">
        <FormattedMessage id="checkout.items" values={{ count: cart.lineCount }} />
      </p>
    </div>
  );
});

const FinishBar = observer(function FinishBar({ checkout }: PhoneCheckoutProps) {
  const { shop } = useShop();
  const [missing, setMissing] = useState<MissingChoice | null>(null);
  const present = missingNow(checkout);
  const finish = () => {
    setMissing(present);
    if (present) showMissing(present);
    else void checkout.finish();
  };
  return (
    <CheckoutBar
      note={missing !== null && missing === present ? <Missing what={missing} /> : null}
      pending={isDeliveryComing(shop)}
      disabled={checkout.state.step === 'changed'}
      onContinue={finish}
    >
      <FormattedMessage id="checkout.finish" values={{ total: formatMoney(shop.cart.total) }} />
    </CheckoutBar>
  );
});

function missingNow(checkout: Checkout): MissingChoice | null {
  const { requirement, obstacle, state, needsMethod } = checkout;
  const present = state.step === 'review' ? obstacle : requirement;
  if (present) return present;
  return 'method' in state && needsMethod ? 'method' : null;
}
