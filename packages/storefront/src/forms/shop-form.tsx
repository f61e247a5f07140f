import { FormErrorList } from '@ponte/ui/form-error-list';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { ShopFormState } from './use-shop-form.ts';

interface ShopFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** From `useShopForm`. */
  readonly state: Pick<ShopFormState<string>, 'errors' | 'hasFailed' | 'errorListRef' | 'onSubmit'>;
  /** The line above the list of what is wrong with its fields; the kit's general one when left out. */
  readonly errorTitle?: string | undefined;
  /** The line above a failure that no field is to blame for; `errorTitle` or a general one when left out. */
  readonly failureTitle?: string | undefined;
}

/** A form with the list of what it was refused for above its fields. */
export function ShopForm({
  state: { errors, hasFailed, errorListRef, onSubmit },
  errorTitle,
  failureTitle,
  children,
  ...props
}: ShopFormProps) {
  const intl = useIntl();
  const title = hasFailed
    ? (failureTitle ?? errorTitle ?? intl.formatMessage({ id: 'error.notSent' }))
    : errorTitle;
  return (
    // Its own method would put what was typed into the address before the page is hydrated.
    <form noValidate method="post" {...props} onSubmit={onSubmit}>
      <FormErrorList ref={errorListRef} errors={errors} title={title} />
      {children}
    </form>
  );
}
