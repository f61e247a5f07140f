import { FormErrorList } from '@ponte/ui/form-error-list';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { ShopFormState } from './use-shop-form.ts';

interface ShopFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly state: Pick<ShopFormState<string>, 'errors' | 'hasFailed' | 'errorListRef' | 'onSubmit'>;
  /** The heading of the list of errors; the kit's by default. */
  readonly errorTitle?: string | undefined;
  /** The heading of a failure that is about no field; `errorTitle` or a general one by default. */
  readonly failureTitle?: string | undefined;
}

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
    // A GET form would put typed values into the address before hydration.
    <form noValidate method="post" {...props} onSubmit={onSubmit}>
      <FormErrorList ref={errorListRef} errors={errors} title={title} />
      {children}
    </form>
  );
}
