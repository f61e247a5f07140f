import { FormErrorList } from '@ponte/ui/form-error-list';
import type { ComponentProps } from 'react';
import type { ShopFormState } from './use-shop-form.ts';

interface ShopFormProps<Field extends string> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** From `useShopForm`. */
  readonly state: ShopFormState<Field>;
  /** The line above the list of what it was refused for; the kit's general one when left out. */
  readonly errorTitle?: string | undefined;
}

/** A form with the list of what it was refused for above its fields. */
export function ShopForm<Field extends string>({
  state: { errors, errorListRef, onSubmit },
  errorTitle,
  children,
  ...props
}: ShopFormProps<Field>) {
  return (
    // Its own method would put what was typed into the address before the page is hydrated.
    <form noValidate method="post" {...props} onSubmit={onSubmit}>
      <FormErrorList ref={errorListRef} errors={errors} title={errorTitle} />
      {children}
    </form>
  );
}
