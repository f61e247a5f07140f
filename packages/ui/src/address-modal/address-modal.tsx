import { useId } from 'react';
import { AddressForm, type AddressFormProps } from '../address-form/address-form.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, DialogClose, type DialogProps } from '../dialog/dialog.tsx';
import { useMessages } from '../kit/kit.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';

export interface AddressModalProps
  extends
    Omit<DialogProps, 'title' | 'footer' | 'children' | 'onSubmit' | 'closeOnBackdrop'>,
    Pick<
      AddressFormProps,
      | 'country'
      | 'lookups'
      | 'defaultValues'
      | 'values'
      | 'onValuesChange'
      | 'onSubmit'
      | 'pending'
      | 'errors'
    > {
  /** "New" or "edit" in the kit's language when left out, by whether there are `defaultValues`. */
  title?: DialogProps['title'];
}

/**
 * A form for one address over the page. It starts over each time it opens, and closes on a press of
 * its buttons or Escape only, not on one beside it. Close it (`open`) once the address is saved.
 */
export function AddressModal({
  country,
  lookups,
  defaultValues,
  values,
  onValuesChange,
  onSubmit,
  pending = false,
  errors,
  title,
  ...props
}: AddressModalProps) {
  const { address, common } = useMessages();
  const formId = useId();
  return (
    <Dialog
      data-slot="address-modal"
      {...props}
      closeOnBackdrop={false}
      title={title ?? (defaultValues ? address.editTitle : address.newTitle)}
      footer={
        <>
          <DialogClose asChild>
            <Button>{common.cancel}</Button>
          </DialogClose>
          <SubmitButton size="md" form={formId} pending={pending} pendingLabel={address.saving}>
            {address.save}
          </SubmitButton>
        </>
      }
    >
      <AddressForm
        key={country}
        id={formId}
        {...{ country, lookups, defaultValues, values, onValuesChange, onSubmit, pending, errors }}
        submit={null}
      />
    </Dialog>
  );
}
