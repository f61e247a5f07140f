import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Eye, EyeOff, Check, Circle } from '../icons/icons.tsx';
import { useFollowedValue } from '../internal/use-followed-value.ts';
import { useMessages } from '../kit/kit.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { passwordLength, passwordStrength } from './model.ts';

export {
  passwordLength,
  passwordStrength,
  type PasswordStrength,
  type PasswordTrait,
} from './model.ts';

/** Props of {@link PasswordField}; what is not listed here goes to the `<input>`, `ref` too. */
export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'end' | 'maxLength'
> {
  /** The locale's "Senha" when left out. */
  label?: TextFieldProps['label'];
  /** Shows how strong the password is while it is chosen. Advice only: it refuses nothing. */
  strength?: boolean | undefined;
  /**
   * Judges the password: the sentence that refuses it, or nothing. When left out, a new one
   * (`autoComplete="new-password"`) has to have the shop's length and more than blanks; `false` takes any.
   */
  validate?: TextFieldProps['validate'];
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
  const { password, form } = useMessages();
  const [visible, setVisible] = useState(false);
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const ref = useFollowedValue(props.ref, {
    onWrite: (text) => {
      setTyped(text);
      return text;
    },
  });
  const judgeNew = (text: string) => {
    if (text.length < passwordLength.min) return form.tooShort(passwordLength.min);
    if (text.length > passwordLength.max) return form.tooLong(passwordLength.max);
    return text.trim() ? null : password.blank;
  };
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      data-slot="password-field"
      autoComplete="current-password"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      ref={ref}
      validate={props.validate ?? (props.autoComplete === 'new-password' && judgeNew)}
      type={visible ? 'text' : 'password'}
      label={label ?? password.label}
      hint={
        strength ? (
          <>
            <span>{hint}</span>
            <StrengthHint password={String(props.value ?? typed)} />
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

const bars = { empty: 0, weak: 1, fair: 2, strong: 3 } as const;
const colours = {
  empty: 'bg-line',
  weak: 'bg-danger',
  fair: 'bg-action',
  strong: 'bg-success',
} as const;

/** A bar of three parts, the word for it, and what a strong password has. */
function StrengthHint({ password }: { password: string }) {
  const messages = useMessages().password;
  const { level, traits } = passwordStrength(password);
  return (
    <span data-slot="password-strength" data-level={level} className="block pt-0.5">
      <span className="flex items-center gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            aria-hidden
            className={`h-1 flex-1 rounded-full forced-colors:edge ${bar <= bars[level] ? colours[level] : 'bg-line'}`}
          />
        ))}
        <span aria-live="polite" className="min-h-[1lh] min-w-14 text-right font-semibold text-ink">
          {messages.levels[level]}
        </span>
      </span>
      <span className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
        {traits.map(({ trait, met }) => (
          <span
            key={trait}
            data-met={met}
            className="flex items-center gap-1 data-[met=true]:text-success"
          >
            {met ? (
              <Check className="size-[1.1em]" />
            ) : (
              <Circle className="size-[1.1em] [scale:50%]" />
            )}
            <span>{messages.traits[trait]}</span>
            <VisuallyHidden>{met ? messages.met : messages.missing}</VisuallyHidden>
          </span>
        ))}
      </span>
    </span>
  );
}
