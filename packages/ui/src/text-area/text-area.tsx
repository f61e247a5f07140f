import type { ComponentProps, ReactNode } from 'react';
import {
  controlBoxVariants,
  controlVariants,
  Field,
  type FieldTexts,
  type Validate,
} from '../field/field.tsx';
import { useBoxedField } from '../field/use-boxed-field.ts';

/** Props of {@link TextArea}; what is not listed here goes to the `<textarea>`, `ref` too. */
export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Called with the text after each change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Judges the text once there is one: the sentence that refuses it, or nothing. */
  validate?: Validate | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode;
  /** Layout of the whole field: goes to its outermost node. */
  className?: string | undefined;
}

/** A field of several lines, which grows with its text. Otherwise like `TextField`. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = useBoxedField(props);
  return (
    <Field data-slot="text-area" {...field}>
      <div className={controlBoxVariants()}>
        <textarea rows={3} {...control} className={controlVariants({ variant: 'area' })} />
      </div>
    </Field>
  );
}
