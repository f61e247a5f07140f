import type { ChangeEventHandler, ComponentProps, ReactNode, Ref } from 'react';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';
import { useField, type FieldTexts } from './use-field.ts';
import { useJudgement, type Control, type Validate } from './use-judgement.ts';

interface BoxedFieldProps<T extends Control>
  extends
    FieldTexts,
    Pick<
      ComponentProps<'input'>,
      'id' | 'className' | 'required' | 'aria-describedby' | 'aria-invalid'
    > {
  aside?: ReactNode;
  ref?: Ref<T> | undefined;
  validate?: Validate | undefined;
  onChange?: ChangeEventHandler<T> | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Parts the props of a field whose control stands in a box of the kit.
 *
 * @param says the sentence for what the browser finds by itself
 * @returns what its `Field` is given, what is left for its control, and the control.
 */
export function useBoxedField<T extends Control, P extends BoxedFieldProps<T>>(
  {
    label,
    hint,
    error: given,
    aside,
    className,
    ref: theirs,
    validate,
    onChange,
    onValueChange,
    ...props
  }: P & BoxedFieldProps<T>,
  says?: (validity: ValidityState) => string | null,
) {
  const ref = useSharedRef(theirs);
  const error = useJudgement({ root: ref, error: given, judge: validate || undefined, says });
  const { ids, control } = useField({ ...props, hint, error });
  return {
    field: { ids, label, hint, error, aside, className, required: props.required },
    ref,
    control: {
      ...props,
      ...control,
      ref,
      onChange: composeHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value)),
    },
  };
}
