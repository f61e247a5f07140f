import type { CartNotice as Occurrence } from '@ponte/domain';
import { formatMoney } from '@ponte/regional/money';
import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useShop } from '../shop/shop-context.ts';

const reasons = ['soldOut', 'noLongerSold'] as const;

/** What the shopper has to know: the cart is not saved, or the store changed it. */
export function CartNotice({ notice }: { readonly notice: Occurrence }) {
  const { cart } = useShop().shop;
  if (notice.kind === 'unsaved') {
    const unreachable = notice.error.kind === 'offline' || notice.error.kind === 'timeout';
    return (
      <Notice
        tone="warning"
        role="status"
        action={
          <Button variant="quiet" size="sm" onClick={() => void cart.flush()}>
            <FormattedMessage id="cart.retry" />
          </Button>
        }
      >
        <FormattedMessage id={unreachable ? 'cart.unsavedOffline' : 'cart.unsavedServer'} />
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button variant="quiet" size="sm" onClick={() => cart.dismissNotice()}>
          <FormattedMessage id="cart.dismiss" />
        </Button>
      }
    >
      {notice.repriced.length > 0 ? (
        <>
          <p>
            <FormattedMessage id="cart.repriced" />
          </p>
          <ul className="list-disc pl-4">
            {notice.repriced.map(({ productId, name, before, after }) => (
              <li key={productId}>
                <FormattedMessage
                  id="cart.priceChange"
                  values={{ name, before: formatMoney(before), after: formatMoney(after) }}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {notice.reduced?.map(({ productId, name, left }) => (
        <p key={productId}>
          <FormattedMessage id="cart.reduced" values={{ name, left }} />
        </p>
      ))}
      {reasons.map((reason) => {
        const names = notice.refused
          .filter(({ why = 'noLongerSold' }) => why === reason)
          .map(({ name }) => name);
        return names.length > 0 ? (
          <p key={reason}>
            <FormattedMessage
              id={reason === 'soldOut' ? 'cart.soldOut' : 'cart.noLongerSold'}
              values={{ count: names.length, names: <FormattedList value={names} /> }}
            />
          </p>
        ) : null;
      })}
    </Notice>
  );
}
