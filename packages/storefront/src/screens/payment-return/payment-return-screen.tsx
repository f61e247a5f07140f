import { paymentReturnOf, type PaymentReturn } from '@ponte/domain/payment-return';
import { ButtonLink } from '@ponte/ui/button';
import { Lock, PackageSearch } from '@ponte/ui/icons';
import { useEffect } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { loginHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { Checking } from './checking.tsx';
import { Confirming } from './confirming.tsx';
import { ContactLink } from './contact-link.tsx';
import { Ended } from './ended.tsx';
import { NotPaid } from './not-paid.tsx';
import { Outcome } from './outcome.tsx';
import { Paid } from './paid.tsx';
import { titleOf } from './titles.ts';
import { UnderReview } from './under-review.tsx';

/**
 * The return from the payment provider (accounts.md §2). Works from its address alone: after a
 * reload, in another tab, from a mail.
 */
export const PaymentReturnScreen = observer(function PaymentReturnScreen({
  location,
}: ScreenProps) {
  const intl = useIntl();
  const following = paymentReturnOf(useShop().shop);
  const orderId = location.searchParams.get('external_id');
  useEffect(() => following.start(orderId), [following, orderId]);
  return (
    <>
      <PageHead title={intl.formatMessage({ id: titleOf(following) })} />
      <Container className="py-6 md:py-10">
        <div className="mx-auto max-w-xl" aria-live="polite">
          <State
            following={following}
            here={`${location.pathname}?${location.searchParams.toString()}`}
          />
        </div>
      </Container>
    </>
  );
});

interface StateProps {
  readonly following: PaymentReturn;
  readonly here: string;
}

const State = observer(function State({ following, here }: StateProps) {
  const { state } = following;
  switch (state.at) {
    case 'idle':
      return <Checking orderId={null} />;
    case 'checking':
      return <Checking orderId={state.orderId} />;
    case 'paid':
      return <Paid following={following} orderId={state.orderId} />;
    case 'confirming':
      return <Confirming following={following} orderId={state.orderId} />;
    case 'underReview':
      return <UnderReview following={following} orderId={state.orderId} />;
    case 'declined':
    case 'unpaid':
      return (
        <NotPaid
          following={following}
          orderId={state.orderId}
          isDeclined={state.at === 'declined'}
        />
      );
    case 'ranOut':
    case 'cancelled':
      return <Ended following={following} orderId={state.orderId} state={state.at} />;
    case 'signIn':
      return <SignInFirst redirect={here} />;
    case 'missing':
      return <NothingToFollow />;
  }
});

/** The store requires the customer to tell the payment's state. */
function SignInFirst({ redirect }: { readonly redirect: string }) {
  return (
    <Outcome
      icon={<Lock />}
      title={<FormattedMessage id="paymentReturn.signInTitle" />}
      actions={
        <ButtonLink href={loginHref(redirect)} variant="brand">
          <FormattedMessage id="paymentReturn.signIn" />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id="paymentReturn.signInText" />
      </p>
    </Outcome>
  );
}

/** No order is named, or it doesn't exist. */
function NothingToFollow() {
  return (
    <Outcome
      icon={<PackageSearch />}
      title={<FormattedMessage id="paymentReturn.missing_payment_id" />}
      actions={
        <>
          <ButtonLink href={paths.orders} variant="brand">
            <FormattedMessage id="paymentReturn.viewOrders" />
          </ButtonLink>
          <ContactLink order={undefined} />
        </>
      }
    >
      <p>
        <FormattedMessage id="paymentReturn.missingText" />
      </p>
    </Outcome>
  );
}
