import type { ApiError } from '@ponte/domain';
import type { Checkout, CheckoutError } from '@ponte/domain/checkout';
import { Notice } from '@ponte/ui/notice';
import { FormattedList, FormattedMessage } from 'react-intl';
import { RegisteredNotice } from '../../../account/registered-notice.tsx';
import { useErrorTexts } from '../../../forms/use-error-texts.ts';
import { UnpaidOrderNotice } from '../../../products/unpaid-order-notice.tsx';
import { observer } from '../../../shop/observer.ts';
import { useShop } from '../../../shop/shop-context.ts';
import { BillChanges } from './bill-changes.tsx';
import { Obstacle } from './obstacle.tsx';
import type { MissingChoice } from './show-missing.ts';

/** The checkout's obstacles, at the top. */
export const CheckoutAlerts = observer(function CheckoutAlerts({
  checkout,
}: {
  readonly checkout: Checkout;
}) {
  const { state, error } = checkout;
  const { notice } = useShop().shop.cart;
  if (state.step === 'changed') {
    return (
      <BillChanges
        changes={state.changes}
        refused={notice?.kind === 'changed' ? notice.refused : []}
        onConfirm={() => checkout.confirmChanges()}
      />
    );
  }
  if (error) return <Failure error={error} />;
  return (
    <>
      <UnpaidOrderNotice leadsToCart />
      <RegisteredNotice />
    </>
  );
});

export function Failure({ error }: { readonly error: CheckoutError }) {
  const texts = useErrorTexts();
  switch (error.kind) {
    case 'unavailable':
      return (
        <Obstacle tone="danger">
          <FormattedMessage
            id="checkout.unavailable"
            values={{ names: <FormattedList value={error.products} /> }}
          />
        </Obstacle>
      );
    case 'cpfMissing':
      return (
        <Obstacle tone="danger">
          <FormattedMessage id="checkout.cpfWrong" />
        </Obstacle>
      );
    case 'deliveryGone':
      return (
        <Obstacle tone="danger">
          <FormattedMessage id="checkout.deliveryGone" />
        </Obstacle>
      );
    case 'noLink':
    case 'linkRefused':
      return (
        <Obstacle tone="danger" title={<FormattedMessage id="checkout.noLink" />}>
          <FormattedMessage
            id={error.kind === 'noLink' ? 'checkout.failedCharge' : 'checkout.linkRefused'}
          />
        </Obstacle>
      );
    case 'call':
      return (
        <Obstacle tone="danger" title={<FormattedMessage id="checkout.failedCall" />}>
          {reasonsOf(error.error, texts.failure).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {error.error.kind === 'badRequest' ? (
            <p>
              <FormattedMessage id="checkout.refusedCall" />
            </p>
          ) : null}
          <p>
            <FormattedMessage id="checkout.failedCharge" />
          </p>
        </Obstacle>
      );
  }
}

/** The store's reasons; without one, the error catalogue only has a sentence about fields. */
function reasonsOf(
  error: ApiError,
  textsOf: (error: ApiError) => readonly string[],
): readonly string[] {
  return error.kind === 'badRequest' ? error.messages : textsOf(error);
}

const missingTexts = {
  login: 'checkout.missingLogin',
  cart: 'checkout.missingCart',
  option: 'checkout.missingOption',
  point: 'checkout.missingPoint',
  address: 'checkout.missingAddress',
  method: 'checkout.methodMissing',
  changes: 'checkout.changesUnseen',
} as const satisfies Record<MissingChoice, string>;

/** What to choose first, beside the pressed button. */
export function Missing({ what }: { readonly what: MissingChoice }) {
  return (
    <Notice tone="warning" role="alert">
      <FormattedMessage id={missingTexts[what]} />
    </Notice>
  );
}
