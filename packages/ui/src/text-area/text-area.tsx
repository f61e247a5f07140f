import type { ComponentProps, ReactNode } from 'react';
import { controlBoxVariants, controlVariants, Field, useField } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';

/** Props of {@link TextArea}; what is not listed here goes to the `<textarea>`, `ref` too. */
export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Called with the text after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode;
  /** Layout of the whole field: goes to its outermost node. */
  className?: string | undefined;
}

/** A field of several lines, which grows with its text. Otherwise like `TextField`. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  onValueChange,
  onChange,
  className,
  ...props
}: TextAreaProps) {
  const { ids, control } = useField({ ...props, hint, error });
  return (
    <Field
      data-slot="text-area"
      {...{ ids, label, hint, error, aside, className }}
      required={props.required}
    >
      <div className={controlBoxVariants()}>
        <textarea
          rows={3}
          {...props}
          {...control}
          onChange={composeHandlers(onChange, (event) =>
            onValueChange?.(event.currentTarget.value),
          )}
          className={controlVariants()}
        />
      </div>
    </Field>
  );
}
