import { useMessages } from '@ponte/ui/kit';
import { Spinner } from '@ponte/ui/spinner';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { deferred } from '../lazy/deferred.tsx';
import type { LazyStatus } from '../lazy/lazy-module.ts';
import { paths } from '../links/paths.ts';
import { FloatingNotice } from '../page/floating-notice.tsx';
import { useCartDrawer } from '../shop/cart-drawer-state.ts';
import { observer } from '../shop/observer.ts';
import { frame } from './deferred-parts.ts';

/** Shown until the drawer's code has loaded: an empty panel, or its failure. */
const DrawerWaiting = observer(function DrawerWaiting({ status }: { readonly status: LazyStatus }) {
  const drawer = useCartDrawer();
  const { common } = useMessages();
  if (!drawer.isOpen) return null;
  if (status !== 'failed') {
    return (
      <div role="status" className="ui-drawer grid place-content-center">
        <Spinner />
        <span className="sr-only">{common.loading}</span>
      </div>
    );
  }
  return (
    <FloatingNotice role="status" onClose={() => drawer.close()}>
      <FormattedMessage id="shell.cartDelayed" />
    </FloatingNotice>
  );
});

const DeferredContent = deferred(
  async () => {
    const code = await frame.load();
    // A drawer without it would close again, and nothing would say so.
    await code.loadDialog();
    return code;
  },
  (code) => code.CartDrawerContent,
  { waiting: DrawerWaiting },
);

/** So that the first press finds it. */
export const preloadCartDrawer = DeferredContent.preload;

/** Keeps the drawer out of the first load, and off the checkout. */
export const CartDrawerHost = observer(function CartDrawerHost() {
  const drawer = useCartDrawer();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  if (drawer.isOpen && !wanted) setWanted(true);
  if (!wanted || pathname.startsWith(paths.checkout)) return null;
  return <DeferredContent />;
});
