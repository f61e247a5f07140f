import { cepMask } from '@ponte/regional/masks';
import { parseCep } from '@ponte/regional/postal';
import { useRef, type FocusEvent } from 'react';
import type { Validate } from '../field/field.tsx';
import { useMessages } from '../kit/kit.tsx';
import { MaskedInput, type MaskedInputProps } from '../masked-input/masked-input.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** Props of {@link PostalCodeInput}; what is not listed here goes to the `<input>`, `ref` too. */
export interface PostalCodeInputProps extends Omit<
  MaskedInputProps,
  'label' | 'mask' | 'end' | 'validate'
> {
  /** The locale's "CEP" when left out. */
  label?: MaskedInputProps['label'];
  /**
   * Called with the eight digits once the code is complete, on the last digit or on leaving the
   * field, and not again before the code was changed.
   */
  onComplete?: ((postalCode: string) => void) | undefined;
  /**
   * Judges the digits: the sentence that refuses them, or nothing. When left out, there have to be
   * eight, of a range that is a state's; `false` takes any text.
   */
  validate?: Validate<readonly [digits: string]> | undefined;
  /** The address of the code is being looked up. */
  pending?: boolean | undefined;
}

/** A Brazilian postal code, #####-###. Its `onValueChange` gives digits. */
export function PostalCodeInput({
  label,
  onComplete,
  onValueChange,
  onBlur,
  validate,
  pending = false,
  ...props
}: PostalCodeInputProps) {
  const { postalCode } = useMessages();
  const told = useRef<string>(null);
  const complete = (text: string) => {
    const digits = cepMask.read(text) ?? '';
    if (digits === told.current) return;
    // After an edit, the same code is reported again.
    told.current = digits;
    if (digits.length === 8) onComplete?.(digits);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    complete(event.currentTarget.value);
  };
  return (
    <MaskedInput
      data-slot="postal-code-input"
      autoComplete="postal-code"
      aria-busy={pending || undefined}
      {...props}
      mask={cepMask}
      label={label ?? postalCode.label}
      validate={validate ?? ((digits) => (parseCep(digits).ok ? null : postalCode.wrong))}
      onValueChange={(digits, text) => {
        onValueChange?.(digits, text);
        complete(text);
      }}
      onBlur={handleBlur}
      end={
        <span className="my-auto mr-2 text-muted empty:hidden">
          {pending ? <Spinner label={postalCode.searching} /> : null}
        </span>
      }
    />
  );
}
