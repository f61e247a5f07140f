import type { ChangeEventHandler, ComponentProps, ReactNode } from 'react';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { useField, type FieldTexts } from './use-field.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface BoxedFieldProps<T extends Control>
  extends
    FieldTexts,
    Pick<
      ComponentProps<'input'>,
      'id' | 'className' | 'required' | 'aria-describedby' | 'aria-invalid'
    > {
  aside?: ReactNode;
  onChange?: ChangeEventHandler<T> | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Parts the props of a field whose control stands in a box of the kit.
 *
 * @returns what its `Field` is given, and what is left for its control.
 */
export function useBoxedField<T extends Control, P extends BoxedFieldProps<T>>({
  label,
  hint,
  error,
  aside,
  className,
  onChange,
  onValueChange,
  ...props
}: P & BoxedFieldProps<T>) {
  const { ids, control } = useField({ ...props, hint, error });
  return {
    field: { ids, label, hint, error, aside, className, required: props.required },
    control: {
      ...props,
      ...control,
      onChange: composeHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value)),
    },
  };
}
