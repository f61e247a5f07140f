import type { ComponentProps, ReactNode } from 'react';
import { controlBoxVariants, controlVariants, Field, useField } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { ChevronDown } from '../icons/index.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { useMessages } from '../kit/index.ts';
import { Spinner } from '../spinner/index.ts';

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
export function Select({
  label,
  hint,
  error,
  options,
  placeholder,
  onValueChange,
  onChange,
  pending = false,
  aside,
  className,
  children,
  ...props
}: SelectProps) {
  const { form } = useMessages();
  const { ids, control } = useField({ ...props, hint, error });
  const empty = placeholder === undefined ? form.choose : placeholder;
  return (
    <Field
      data-slot="select"
      {...{ ids, label, hint, error, aside, className }}
      required={props.required}
    >
      <div className={controlBoxVariants()}>
        <select
          {...props}
          {...control}
          aria-busy={pending || undefined}
          disabled={pending || props.disabled}
          onChange={composeHandlers(onChange, (event) =>
            onValueChange?.(event.currentTarget.value),
          )}
          className={controlVariants()}
        >
          {empty === null ? null : <option value="">{empty}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <span className="ui-control-sign">
          {pending ? <Spinner /> : <ChevronDown className="size-4.5" />}
        </span>
      </div>
    </Field>
  );
}
