import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShop } from '../shop/shop-context.ts';
import { useHydrated } from '../shop/use-hydrated.ts';
import { keepsTexts } from './keeps-texts.ts';

/** Says once that cart and favourites will be gone, as soon as there is something to lose. */
export const StorageNotice = observer(function StorageNotice() {
  const { shop } = useShop();
  const hydrated = useHydrated();
  const [keeps] = useState(() => keepsTexts(shop.options.storage));
  const [read, setRead] = useState(false);
  const hasSomething = shop.cart.count + shop.favourites.count > 0;
  if (!hydrated || keeps || read || !hasSomething) return null;
  return (
    <Notice
      tone="info"
      className="shadow-lg"
      action={
        <Button size="sm" variant="quiet" onClick={() => setRead(true)}>
          <FormattedMessage id="account.understood" />
        </Button>
      }
    >
      <FormattedMessage id="storage.notKept" />
    </Notice>
  );
});
