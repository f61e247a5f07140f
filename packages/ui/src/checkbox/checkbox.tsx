import type { ComponentProps } from 'react';
import { FieldNotes, RequiredMark, useField, type FieldTexts } from '../field/field.tsx';
import { useJudgement } from '../field/use-judgement.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';

/** Props of {@link Checkbox}; what is not listed here goes to the `<input>`, `ref` too. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'>, FieldTexts {
  /** Called with whether it is ticked now. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Layout of the whole field: goes to its outermost node. */
  className?: string | undefined;
}

/** A yes or no with its label, hint and error. Controlled (`checked`) or not (`defaultChecked`). */
export function Checkbox({
  label,
  hint,
  error: given,
  onCheckedChange,
  onChange,
  className,
  ...props
}: CheckboxProps) {
  const ref = useSharedRef(props.ref);
  const error = useJudgement({ root: ref, error: given });
  const { ids, control } = useField({ ...props, hint, error });
  return (
    <div
      data-slot="checkbox"
      data-invalid={error ? true : undefined}
      className={cx('ui-checkbox', className)}
    >
      <label className="ui-option">
        <input
          {...props}
          {...control}
          ref={ref}
          type="checkbox"
          onChange={composeHandlers(onChange, (event) =>
            onCheckedChange?.(event.currentTarget.checked),
          )}
        />
        <span className="min-w-0">
          {label}
          {props.required ? <RequiredMark /> : null}
        </span>
      </label>
      <div className="ml-7.5 grid gap-1 empty:hidden">
        <FieldNotes ids={ids} hint={hint} error={error} />
      </div>
    </div>
  );
}
