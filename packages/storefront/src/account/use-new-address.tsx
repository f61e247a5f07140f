import type { ButtonProps } from '@ponte/ui/button';
import { ErrorState } from '@ponte/ui/error-state';
import { observer } from 'mobx-react-lite';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { deferred } from '../lazy/deferred.tsx';
import { useShop } from '../shop/shop-context.ts';
import { useDialog } from './use-dialog.ts';

const DeferredDialog = deferred(
  async () => (await import('./new-address-dialog.tsx')).NewAddressDialog,
);

interface NewAddress {
  /** Props of the button that opens the form; its code comes when the button is reached. */
  readonly buttonProps: Pick<
    ButtonProps,
    'ref' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'pending'
  >;
  /** The form, or that it did not come; to be rendered beside the button. Nothing until it is opened. */
  readonly dialog: ReactNode;
}

/**
 * A form for a new address over the page, for who is signed in.
 *
 * @param onSaved the store has it, under this id
 */
export function useNewAddress(onSaved?: (id: number) => void): NewAddress {
  const button = useRef<HTMLButtonElement>(null);
  const { status, open, ask, setOpen } = useDialog(DeferredDialog.preload);
  const preload = () => void DeferredDialog.preload().catch(() => undefined);
  const retry = () => {
    // The retry button goes; the dialog gives the focus back to this one when it closes.
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
