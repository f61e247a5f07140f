import { checkoutOf } from '@ponte/domain/checkout';
import { Spinner } from '@ponte/ui/spinner';
import { useEffect } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useIsPhone } from '../../browser/use-is-phone.ts';
import { useKeptFocus } from '../../browser/use-kept-focus.ts';
import { useNavigate } from '../../links/navigation.ts';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { UnderDevelopment } from '../../products/under-development.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { Bought, EmptyCheckout, Leaving, QuietCheckout } from './after-checkout.tsx';
import { stepAsked } from './checkout-step.ts';
import { DesktopCheckout } from './desktop-checkout.tsx';
import { PhoneCheckout } from './phone-checkout.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** Two steps on wide screens, one page on phones (accounts.md §2). */
export const CheckoutScreen = observer(function CheckoutScreen({ location }: ScreenProps) {
  const intl = useIntl();
  const { region } = useShop();
  const isPhone = useIsPhone();
  const isPayment = !isPhone && stepAsked(location.searchParams) === 'payment';
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: isPayment ? 'checkout.stepPayment' : 'checkout.title' })}
        description={intl.formatMessage({ id: 'checkout.description' })}
      />
      {region.onlinePurchase ? <OpenCheckout location={location} /> : <ClosedCheckout />}
    </>
  );
});

const OpenCheckout = observer(function OpenCheckout({ location }: Pick<ScreenProps, 'location'>) {
  const { shop } = useShop();
  const isPhone = useIsPhone();
  const checkout = checkoutOf(shop);
  useEffect(() => checkout.start(), [checkout]);

  const { state } = checkout;
  const isEmpty = shop.cart.lineCount === 0;
  useKeptFocus(`${state.step} ${shop.session.customer?.id} ${isEmpty}`);
  if (state.step === 'leaving')
    return <Leaving checkout={checkout} link={state.link} orderId={state.orderId} />;
  if (state.step === 'bought') return <Bought orderId={state.orderId} />;
  if (isEmpty) {
    return shop.session.hasExpired ? <SessionEnded /> : <EmptyCheckout />;
  }
  const isPaying = state.step === 'paying';
  return (
    <>
      <div inert={isPaying}>
        {isPhone ? (
          <PhoneCheckout checkout={checkout} />
        ) : (
          <DesktopCheckout checkout={checkout} step={stepAsked(location.searchParams)} />
        )}
      </div>
      {isPaying ? <PayingOverlay /> : null}
    </>
  );
});

/** The cart left with its customer's session, and returns with it. */
function SessionEnded() {
  return (
    <QuietCheckout>
      <div className="mx-auto max-w-md">
        <SignInPanel />
      </div>
    </QuietCheckout>
  );
}

/** Instead of the checkout while nothing can be bought online (decision 21). */
function ClosedCheckout() {
  const navigate = useNavigate();
  return (
    <Container className="min-h-96">
      <UnderDevelopment leadsHome onClose={() => navigate('/')} />
    </Container>
  );
}

/** Covers everything while the payment is being opened. */
function PayingOverlay() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-items-center bg-surface/85 text-ink"
    >
      <p className="flex items-center gap-3 text-lg font-semibold">
        <Spinner />
        <FormattedMessage id="checkout.paying" />
      </p>
    </div>
  );
}
