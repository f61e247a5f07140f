import { Notice } from '@ponte/ui/notice';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartOccasion } from '../shop/cart-drawer-state.ts';

/** What came of adding a product, where the shopper looks next: at the head of the cart. */
export function CartOccasionNotice({ occasion }: { readonly occasion: CartOccasion }) {
  const [present, setPresent] = useState(false);
  // A live region says what appears in it, not what it comes with; its room is there before.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPresent(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Notice tone={occasion.kind === 'added' ? 'success' : 'warning'} role="status">
      <span className={present ? undefined : 'invisible'}>
        <Said occasion={occasion} />
      </span>
    </Notice>
  );
}

function Said({ occasion }: { readonly occasion: CartOccasion }) {
  if (occasion.kind === 'added') {
    return <FormattedMessage id="cart.added" values={{ name: occasion.name }} />;
  }
  return (
    <FormattedMessage id={occasion.reason === 'cartFull' ? 'cart.full' : 'cart.unavailable'} />
  );
}
