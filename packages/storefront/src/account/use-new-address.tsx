import { observer } from 'mobx-react-lite';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { deferred } from '../lazy/deferred.tsx';
import { useShop } from '../shop/shop-context.ts';

const DeferredDialog = deferred(
  async () => (await import('./new-address-dialog.tsx')).NewAddressDialog,
);

interface NewAddress {
  /** Props of the button that opens the form; its code comes when the button is reached. */
  readonly buttonProps: Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onPointerEnter'>;
  /** The form, to be rendered beside the button. Nothing until it is opened. */
  readonly dialog: ReactNode;
}

/**
 * A form for a new address over the page, for who is signed in.
 *
 * @param onSaved the store has it, under this id
 */
export function useNewAddress(onSaved?: (id: number) => void): NewAddress {
  const [open, setOpen] = useState<boolean>();
  const preload = () => void DeferredDialog.preload().catch(() => undefined);
  return {
    buttonProps: {
      onClick: () => setOpen(true),
      onFocus: preload,
      onPointerEnter: preload,
    },
    dialog:
      open === undefined ? null : (
        <OfCustomer open={open} onOpenChange={setOpen} onSaved={onSaved} />
      ),
  };
}

type DialogProps = Omit<ComponentProps<typeof DeferredDialog>, 'kind'>;

const OfCustomer = observer(function OfCustomer(props: DialogProps) {
  const { customer } = useShop().shop.session;
  return customer ? <DeferredDialog kind={customer.kind} {...props} /> : null;
});
