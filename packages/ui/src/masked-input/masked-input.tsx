import type { Mask } from '@ponte/regional/masks';
import { useCallback, type ReactNode } from 'react';
import type { Validate } from '../field/field.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useMaskedInput } from './use-masked-input.ts';

export { useMaskedInput, type MaskedNodeProps } from './use-masked-input.ts';

/** Props of {@link MaskedInput}; what is not listed here goes to the `<input>`, `ref` too. */
export interface MaskedInputProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'maxLength' | 'validate'
> {
  /** From `@ponte/regional/masks`. */
  mask: Mask;
  /**
   * The content, when the consumer holds it: raw characters ("52998224725"), a masked text or any
   * form that the mask reads.
   */
  value?: string | undefined;
  /** The first content, when the input holds it; in the same forms as `value`. */
  defaultValue?: string | undefined;
  /**
   * Called after each edit with the raw characters ("5299822") and the text that the field shows
   * ("529.982.2"). `onChange` reads that text from `event.target.value`.
   */
  onValueChange?: ((raw: string, text: string) => void) | undefined;
  /**
   * What a form sends of the text that the field shows; its raw characters when left out.
   */
  submitAs?: ((text: string) => string) | undefined;
  /**
   * Judges the raw characters and the text that the field shows, once there is one: the sentence that
   * refuses them, or nothing.
   */
  validate?: Validate<readonly [raw: string, text: string]> | undefined;
  /** Renders `end` from the text that the field shows. */
  renderEnd?: ((text: string) => ReactNode) | undefined;
}

/**
 * A field whose text gets its dots, dashes and brackets by itself, while typing, pasting in any
 * common form and deleting; the caret stays where the edit was. Rendered on the server with its
 * mask. A form library may write raw or masked text to it and reads masked text from it.
 *
 * @example <MaskedInput label="CPF" mask={cpfMask} {...register('cpf')} />
 */
export function MaskedInput({
  mask,
  onValueChange,
  validate,
  submitAs,
  renderEnd,
  ...props
}: MaskedInputProps) {
  const maskFor = useCallback(() => mask, [mask]);
  const masked = useMaskedInput({
    node: props,
    maskFor,
    submitAs,
    onEdit: ({ raw, text }) => onValueChange?.(raw, text),
  });
  return (
    <TextField
      data-slot="masked-input"
      inputMode={mask.inputMode}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      {...props}
      {...masked.props}
      validate={validate && ((text) => validate(mask.read(text) ?? text, text))}
      end={renderEnd ? renderEnd(masked.text) : props.end}
    />
  );
}
