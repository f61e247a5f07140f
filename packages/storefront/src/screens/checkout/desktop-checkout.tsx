import type { Checkout, CheckoutRequirement } from '@ponte/domain/checkout';
import { formatMoney } from '@ponte/regional/money';
import { Button, ButtonLink } from '@ponte/ui/button';
import { ArrowLeft } from '@ponte/ui/icons';
import { ProgressSteps } from '@ponte/ui/progress-steps';
import { Skeleton } from '@ponte/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from '../../links/navigation.ts';
import { paths } from '../../links/paths.ts';
import { Container } from '../../page/container.tsx';
import { Panel } from '../../page/panel.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { CheckoutAlerts, Missing } from './alerts/checkout-alerts.tsx';
import { showMissing } from './alerts/show-missing.ts';
import { isDeliveryComing, paymentHref, reviewHref, useStep, type Step } from './checkout-step.ts';
import { DeliveryPanel } from './delivery/delivery-panel.tsx';
import { NotePanel } from './note/note-panel.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import { ReviewPanel } from './payment/review-panel.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

interface StepProps {
  readonly checkout: Checkout;
}

interface DesktopCheckoutProps extends StepProps {
  readonly step: Step;
}

/** Review and delivery, then payment; the summary stays beside both. */
export const DesktopCheckout = observer(function DesktopCheckout({
  checkout,
  step,
}: DesktopCheckoutProps) {
  const { shop } = useShop();
  const { needsReview, error } = checkout;
  const isMissing = needsReview && (error !== null || !isDeliveryComing(shop));
  useStep(checkout, step, step === 'payment' && isMissing);
  return step === 'review' ? (
    <ReviewStep checkout={checkout} />
  ) : (
    <PaymentStep checkout={checkout} />
  );
});

const ReviewStep = observer(function ReviewStep({ checkout }: StepProps) {
  const { shop } = useShop();
  const navigate = useNavigate();
  const [missing, setMissing] = useState<CheckoutRequirement | null>(null);
  const { obstacle } = checkout;
  const signedIn = shop.session.customer !== null;
  const goOn = () => {
    setMissing(obstacle);
    if (obstacle) return showMissing(obstacle);
    // The shopper has seen the previous error.
    checkout.back();
    navigate(paymentHref);
  };
  return (
    <Frame
      step="review"
      action={
        signedIn ? (
          <>
            {missing !== null && missing === obstacle ? <Missing what={missing} /> : null}
            <Button
              variant="action"
              size="lg"
              block
              pending={isDeliveryComing(shop)}
              onClick={goOn}
            >
              <FormattedMessage id="checkout.continue" />
            </Button>
            <ButtonLink href={paths.cart} variant="plain" block>
              <FormattedMessage id="checkout.backToCart" />
            </ButtonLink>
          </>
        ) : null
      }
      beside={signedIn ? null : <SignInPanel />}
    >
      <CheckoutAlerts checkout={checkout} />
      <ProductsPanel checkout={checkout} />
      {signedIn ? <DeliveryPanel /> : null}
    </Frame>
  );
});

/**
 * Its frame stays while the step is validated again, for example after Forward, and keeps the
 * focus.
 */
const PaymentStep = observer(function PaymentStep({ checkout }: StepProps) {
  const isComing = checkout.state.step === 'review';
  return (
    <Frame step="payment" action={isComing ? null : <PayActions checkout={checkout} />}>
      {isComing ? (
        <Skeleton className="h-96 rounded-lg" />
      ) : (
        <>
          <CheckoutAlerts checkout={checkout} />
          <PaymentPanel checkout={checkout} />
          <NotePanel checkout={checkout} />
          <ReviewPanel />
        </>
      )}
    </Frame>
  );
});

const PayActions = observer(function PayActions({ checkout }: StepProps) {
  const { state } = checkout;
  const total = 'bill' in state ? formatMoney(state.bill.total) : '';
  return (
    <>
      <Button
        variant="action"
        size="lg"
        block
        disabled={!checkout.canPay}
        onClick={() => void checkout.pay()}
      >
        <FormattedMessage id="checkout.pay" values={{ total }} />
      </Button>
      <ButtonLink href={reviewHref} variant="quiet" block>
        <ArrowLeft />
        <FormattedMessage id="checkout.backToDelivery" />
      </ButtonLink>
    </>
  );
});

interface FrameProps {
  readonly step: Step;
  readonly action: ReactNode;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ step, action, beside, children }: FrameProps) {
  const intl = useIntl();
  const current = step === 'review' ? 0 : 1;
  const steps = [
    { label: intl.formatMessage({ id: 'checkout.stepReview' }), href: reviewHref },
    { label: intl.formatMessage({ id: 'checkout.stepPayment' }) },
  ];
  return (
    <Container className="py-4 md:py-6">
      <ProgressSteps className="mx-auto max-w-160" steps={steps} current={current} />
      <h1 className="sr-only">{steps[current]?.label}</h1>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
        <div className="grid gap-5 lg:sticky lg:top-6">
          <Panel title={<FormattedMessage id="checkout.summary" />}>
            <OrderSummary />
            {action ? <div className="mt-4 grid gap-2.5">{action}</div> : null}
          </Panel>
          {beside}
        </div>
      </div>
    </Container>
  );
}
