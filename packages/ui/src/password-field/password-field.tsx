import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Eye, EyeOff } from '../icons/index.ts';
import { useMessages } from '../kit/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { StrengthHint } from './strength-hint.tsx';

/** Props of {@link PasswordField}; what is not listed here goes to the `<input>`, `ref` too. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'end' | 'maxLength'
> {
  /** The locale's "Senha" when left out. */
  label?: TextFieldProps['label'];
  /** Shows how strong the password is while it is chosen. Advice only: it refuses nothing. */
  strength?: boolean | undefined;
}

/**
 * A password that can be looked at. Has no largest length: the browser would cut off a pasted
 * password without a word. For a new password give `autoComplete="new-password"` and `strength`.
 */
export function PasswordField({
  label,
  strength = false,
  onValueChange,
  hint,
  ...props
}: PasswordFieldProps) {
  const { password } = useMessages();
  const [visible, setVisible] = useState(false);
  const [typed, setTyped] = useState(props.defaultValue);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      data-slot="password-field"
      autoComplete="current-password"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      label={label ?? password.label}
      hint={
        strength ? (
          <>
            {hint}
            <StrengthHint password={String(props.value ?? typed ?? '')} />
          </>
        ) : (
          hint
        )
      }
      onValueChange={(value) => {
        setTyped(value);
        onValueChange?.(value);
      }}
      end={
        <IconButton
          label={password.show}
          aria-pressed={visible}
          disabled={props.disabled}
          onClick={() => setVisible(!visible)}
          size="sm"
          className="my-auto mr-2"
        >
          <Icon />
        </IconButton>
      }
    />
  );
}
