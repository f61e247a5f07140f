import { cva } from 'class-variance-authority';
import { useMemo, useRef } from 'react';
import type { Validate } from '../field/field.tsx';
import { useMessages } from '../kit/kit.tsx';
import { MaskedInput, type MaskedInputProps } from '../masked-input/masked-input.tsx';
import { codeMask } from './model.ts';

const codeVariants = /* @__PURE__ */ cva('ui-code', {
  variants: {
    length: { 4: 'ui-code-4', 5: 'ui-code-5', 6: 'ui-code-6', 7: 'ui-code-7', 8: 'ui-code-8' },
  },
});

/** How many digits a code has. */
export type CodeLength = 4 | 5 | 6 | 7 | 8;

/** Props of {@link CodeInput}; what is not listed here goes to the `<input>`, `ref` too. */
export interface CodeInputProps extends Omit<
  MaskedInputProps,
  'label' | 'mask' | 'submitAs' | 'renderEnd' | 'start' | 'end' | 'validate' | 'onValueChange'
> {
  /** The locale's "Código" when left out. */
  label?: MaskedInputProps['label'];
  /** How many digits it has, 4 to 8; 6 when left out. */
  length?: CodeLength | undefined;
  /** Called with the digits after each edit. */
  onValueChange?: ((code: string) => void) | undefined;
  /** Called once with a code that has all of its digits, and not again before it was changed. */
  onComplete?: ((code: string) => void) | undefined;
  /**
   * Judges the digits: the sentence that refuses them, or nothing. When left out, all of them have to be
   * there; `false` takes any text.
   */
  validate?: Validate<readonly [code: string]> | undefined;
}

/**
 * A code that came by message or by an app. It is one field that looks like boxes, so that the keyboard
 * offers the code, and a paste with blanks is understood.
 *
 * @example <CodeInput name="code" required onComplete={confirm} />
 */
export function CodeInput({
  label,
  length = 6,
  onValueChange,
  onComplete,
  validate,
  className,
  ...props
}: CodeInputProps) {
  const { code: messages } = useMessages();
  const mask = useMemo(() => codeMask(length), [length]);
  const completed = useRef<string>(null);
  const hasAll = (code: string) => code.length === length && mask.read(code) === code;
  return (
    <MaskedInput
      data-slot="code-input"
      autoComplete="one-time-code"
      autoCapitalize="none"
      {...props}
      mask={mask}
      label={label ?? messages.label}
      validate={validate ?? ((code) => (hasAll(code) ? null : messages.wrong(length)))}
      onValueChange={(code) => {
        onValueChange?.(code);
        if (code === completed.current) return;
        completed.current = hasAll(code) ? code : null;
        if (hasAll(code)) onComplete?.(code);
      }}
      className={codeVariants({ length, className })}
    />
  );
}
