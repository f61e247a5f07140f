import { paymentReturnOf, type PaymentReturn } from '@ponte/domain/payment-return';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../page/screen.ts';
import { useShop } from '../../shop/shop-context.ts';
import { Checking } from './checking.tsx';
import { Confirming } from './confirming.tsx';
import { Declined } from './declined.tsx';
import { NothingToFollow } from './nothing-to-follow.tsx';
import { Paid } from './paid.tsx';
import { titles } from './titles.ts';

/**
 * The way back from the payment provider (accounts.md §2). It works from the address alone: after a
 * reload, in another tab, from the mail.
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
      <PageHead title={intl.formatMessage({ id: titles[following.state.at] })} />
      <Container className="py-6 md:py-10">
        <div className="mx-auto max-w-xl" aria-live="polite">
          <State following={following} />
        </div>
      </Container>
    </>
  );
});

const State = observer(function State({ following }: { readonly following: PaymentReturn }) {
  const { state } = following;
  switch (state.at) {
    case 'idle':
      return <Checking orderId={null} />;
    case 'checking':
      return <Checking orderId={state.orderId} />;
    case 'paid':
      return <Paid orderId={state.orderId} />;
    case 'confirming':
      return <Confirming orderId={state.orderId} onCheckAgain={() => following.checkAgain()} />;
    case 'declined':
      return <Declined orderId={state.orderId} />;
    case 'missing':
      return <NothingToFollow />;
  }
});
