import type { ButtonProps } from '@ponte/ui/button';
import { ErrorState } from '@ponte/ui/error-state';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { deferred } from '../lazy/deferred.tsx';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { useDialog } from './use-dialog.ts';

const DeferredDialog = deferred(
  () => import('./new-address-dialog.tsx'),
  (code) => code.NewAddressDialog,
);

interface NewAddress {
  /** Props of the button that opens the form; intent on it preloads the code. */
  readonly buttonProps: Pick<
    ButtonProps,
    'ref' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'pending'
  >;
  /** The form or its failure, to render beside the button; nothing until opened. */
  readonly dialog: ReactNode;
}

/**
 * A form for a new address in a dialog.
 * @param onSaved called with the new address's id
 */
export function useNewAddress(onSaved?: (id: number) => void): NewAddress {
  const button = useRef<HTMLButtonElement>(null);
  const { status, open, ask, setOpen } = useDialog(DeferredDialog.preload);
  const preload = () => void DeferredDialog.preload().catch(() => undefined);
  const retry = () => {
    // The retry button disappears; the dialog returns focus to this one when it closes.
    button.current?.focus();
    ask();
  };
  return {
    buttonProps: {
      ref: button,
      onClick: ask,
      onFocus: preload,
      onPointerEnter: preload,
      pending: status === 'coming',
    },
    dialog:
      status === 'failed' ? (
        <ErrorState onRetry={retry} className="my-4" />
      ) : status === 'here' ? (
        <OfCustomer open={open} onOpenChange={setOpen} onSaved={onSaved} />
      ) : null,
  };
}

type DialogProps = Omit<ComponentProps<typeof DeferredDialog>, 'kind'>;

const OfCustomer = observer(function OfCustomer(props: DialogProps) {
  const { customer } = useShop().shop.session;
  return customer ? <DeferredDialog kind={customer.kind} {...props} /> : null;
});
