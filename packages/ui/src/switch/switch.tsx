import type { CheckboxProps } from '../checkbox/checkbox.tsx';
import { FieldNotes, RequiredMark, useField } from '../field/field.tsx';
import { useJudgement } from '../field/use-judgement.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { useSharedRef } from '../internal/use-shared-ref.ts';

/** Props of {@link Switch}, those of a `Checkbox`; what is not listed here goes to the `<input>`, `ref` too. */
export interface SwitchProps extends CheckboxProps {
  /** Called with whether it is on now. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Its state is the checkbox's own, which `aria-checked` would contradict. */
const isSwitch = { role: 'switch' } as const;

/**
 * Turns something on or off at once, such as notices by e-mail. What counts when a form is sent is a
 * `Checkbox`. Controlled (`checked`) or not (`defaultChecked`); a form sends and resets it as a checkbox.
 */
export function Switch({
  label,
  hint,
  error: given,
  onCheckedChange,
  onChange,
  className,
  ...props
}: SwitchProps) {
  const ref = useSharedRef(props.ref);
  const error = useJudgement({ root: ref, error: given });
  const { ids, control } = useField({ ...props, hint, error });
  return (
    <div
      data-slot="switch"
      data-invalid={error ? true : undefined}
      className={cx('ui-switch', className)}
    >
      <label data-slot="switch-label" className="ui-switch-line">
        <span>
          {label}
          {props.required ? <RequiredMark /> : null}
        </span>
        <input
          {...props}
          {...control}
          ref={ref}
          type="checkbox"
          {...isSwitch}
          onChange={composeHandlers(onChange, (event) =>
            onCheckedChange?.(event.currentTarget.checked),
          )}
        />
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
