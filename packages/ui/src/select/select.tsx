import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { controlBoxVariants, controlVariants, Field, type FieldTexts } from '../field/field.tsx';
import { useBoxedField } from '../field/use-boxed-field.ts';
import { ChevronDown } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** One choice of a {@link Select}. */
export interface SelectOption {
  /** What `value` and `onValueChange` call it. */
  value: string;
  /** What it says. */
  label: string;
  /** It is seen but cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Props of {@link Select}; what is not listed here goes to the `<select>`, `ref` too. */
export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'multiple' | 'size'>, FieldTexts {
  /** The choices; use `children` instead for groups of `<option>`. */
  options?: readonly SelectOption[] | undefined;
  /** The first, empty choice; the locale's "Selecione" when left out, none when `null`. */
  placeholder?: string | null | undefined;
  /** Called with the value of the choice; "" for the empty one. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The choices are being loaded: nothing can be chosen yet. */
  pending?: boolean | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode;
  /** Layout of the whole field: goes to its outermost node. */
  className?: string | undefined;
}

/**
 * A choice among many, with its label, hint and error. It is the platform's own `<select>`: the
 * phone's wheel, typing ahead, and it works before JavaScript.
 */
export function Select({ options, placeholder, pending = false, children, ...props }: SelectProps) {
  const { form } = useMessages();
  const { field, control, ref: select } = useBoxedField(props);
  const empty = placeholder === undefined ? form.choose : placeholder;

  // A choice that the consumer holds stays through a reset of the form, as React has it for text.
  useLayoutEffect(() => {
    if (props.value === undefined) return;
    select.current?.querySelectorAll('option').forEach((option) => {
      option.defaultSelected = option.selected;
    });
  });
  return (
    <Field data-slot="select" {...field}>
      <div className={controlBoxVariants()}>
        <select
          {...control}
          aria-busy={pending || undefined}
          disabled={pending || props.disabled}
          className={controlVariants({ variant: 'select' })}
        >
          {empty === null ? null : <option value="">{empty}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-muted">
          {pending ? <Spinner /> : <ChevronDown className="size-4.5" />}
        </span>
      </div>
    </Field>
  );
}
