import type { CartNotice as Occurrence } from '@ponte/domain';
import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { FormattedList, FormattedMessage } from 'react-intl';
import { useShop } from '../app/shop-context.ts';

/** What a shopper has to know about the cart: it is not with the store yet, or the store changed it. */
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
      <FormattedMessage
        id={notice.kind === 'repriced' ? 'cart.repriced' : 'cart.refused'}
        values={{ names: <FormattedList value={notice.names} /> }}
      />
    </Notice>
  );
}
