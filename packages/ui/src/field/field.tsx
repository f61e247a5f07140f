import type { ComponentProps, ReactNode } from 'react';
import { Asterisk, CircleExclamationPoint } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import type { FieldIds, FieldTexts } from './use-field.ts';

export { controlBoxVariants, controlVariants } from './field.variants.ts';
export { useField, type FieldIds, type FieldTexts } from './use-field.ts';
export type { Validate } from './use-judgement.ts';

export interface FieldProps extends ComponentProps<'div'>, FieldTexts {
  /** From `useField`, which also gives the props of the control. */
  ids: FieldIds;
  /** Marks the label; give `required` to the control too. */
  required?: boolean | undefined;
  /** At the end of the label's line, such as a link. */
  aside?: ReactNode;
}

/**
 * Label, control, hint and error of one field. The kit's own fields stand on it; use it around a
 * control that the kit does not have.
 *
 * @example
 * const { ids, control } = useField({ hint, error });
 * <Field ids={ids} label="Cor" hint={hint} error={error}><input type="color" {...control} /></Field>
 */
export function Field({
  ids,
  label,
  hint,
  error,
  required = false,
  aside,
  className,
  children,
  ...props
}: FieldProps) {
  return (
    <div
      data-slot="field"
      data-invalid={error ? true : undefined}
      {...props}
      className={cx('ui-field', className)}
    >
      <div className="ui-heading-line">
        <label htmlFor={ids.controlId} className="text-sm font-semibold">
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

/** The sign after the label of a field that must be filled in. The control's `required` says it. */
export function RequiredMark() {
  const { form } = useMessages();
  return (
    <span aria-hidden title={form.required} className="ui-required">
      <Asterisk />
    </span>
  );
}

/** Hint and error of a field, under its control. */
export function FieldNotes({ ids, hint, error }: Pick<FieldProps, 'ids' | 'hint' | 'error'>) {
  return (
    <>
      {error ? (
        <p
          id={ids.errorId}
          role="alert"
          className="flex items-start gap-1.5 text-sm font-medium text-danger"
        >
          <CircleExclamationPoint className="mt-px size-[1.2em] shrink-0" />
          <span className="min-w-0 wrap-break-word">{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={ids.hintId} className="text-xs text-muted">
          {hint}
        </p>
      ) : null}
    </>
  );
}
