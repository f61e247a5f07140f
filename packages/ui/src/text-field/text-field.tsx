import { isValidEmail } from '@ponte/regional/email';
import type { ComponentProps, ReactNode } from 'react';
import {
  controlBoxVariants,
  controlVariants,
  Field,
  type FieldTexts,
  type Validate,
} from '../field/field.tsx';
import { useBoxedField } from '../field/use-boxed-field.ts';
import { useMessages } from '../kit/kit.tsx';

/** Props of {@link TextField}; what is not listed here goes to the `<input>`, `ref` too. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  /** Called with the text after each change. `onChange` is the input's own and works as well. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Judges the text once there is one: the sentence that refuses it, or nothing. When left out, an e-mail
   * has to be complete; `false` leaves that to the browser. What is refused is not sent (`setCustomValidity`).
   */
  validate?: Validate | undefined;
  /** Inside the box before the text, such as an icon. */
  start?: ReactNode;
  /** Inside the box after the text, such as a button. */
  end?: ReactNode;
  /** At the end of the label's line, such as a link. */
  aside?: ReactNode;
  /** Layout of the whole field: goes to its outermost node. */
  className?: string | undefined;
}

/**
 * A field of one line of text with its label, hint and error. Controlled (`value`) or not
 * (`defaultValue`); a form library's `ref`, `name`, `onChange` and `onBlur` mean what they mean on
 * an `<input>`.
 *
 * @example <TextField label="E-mail" type="email" autoComplete="email" required {...register('email')} />
 */
export function TextField({ start, end, ...props }: TextFieldProps) {
  const { form } = useMessages();
  const judgeEmail = (text: string) => (isValidEmail(text) ? null : form.wrongEmail);
  const validate = props.validate ?? (props.type === 'email' && !props.multiple && judgeEmail);
  const { field, control } = useBoxedField<HTMLInputElement, typeof props>({ ...props, validate });
  return (
    <Field data-slot="text-field" {...field}>
      <div className={controlBoxVariants()}>
        {start}
        <input type="text" {...control} className={controlVariants()} />
        {end}
      </div>
    </Field>
  );
}
