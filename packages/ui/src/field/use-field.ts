import { useId, type AriaAttributes, type ReactNode } from 'react';

/** What every field says about itself. */
export interface FieldTexts {
  /** What the field asks for; always visible. */
  label: ReactNode;
  /** Help under the field, read together with it. */
  hint?: ReactNode;
  /** Why the content is refused. Shows the field as wrong and is announced when it appears. */
  error?: ReactNode;
}

interface FieldInput extends Pick<FieldTexts, 'hint' | 'error'> {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** Ids that tie a field's texts to its control. */
export interface FieldIds {
  /** For `id` of the control and `for` of its label. */
  controlId: string;
  /** Of the hint. */
  hintId: string;
  /** Of the error. */
  errorId: string;
}

/**
 * Ties a control to its label, hint and error.
 *
 * @param input the control's own props; a consumer's `id` and `aria-describedby` are kept.
 * @returns `ids` for the `Field` around the control, and `control`, the props that the control needs.
 */
export function useField({ id, hint, error, ...aria }: FieldInput) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids: FieldIds = {
    controlId,
    hintId: `${controlId}-hint`,
    errorId: `${controlId}-error`,
  };
  const describedBy = [
    error ? ids.errorId : undefined,
    hint ? ids.hintId : undefined,
    aria['aria-describedby'],
  ].filter(Boolean);
  return {
    ids,
    control: {
      id: controlId,
      'aria-describedby': describedBy.join(' ') || undefined,
      'aria-invalid': error ? true : aria['aria-invalid'],
    },
  };
}
