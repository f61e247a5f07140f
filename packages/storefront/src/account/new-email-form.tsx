import { checkForm } from '@ponte/domain/forms';
import { newEmailForm, type NewEmail, type NewEmailValues } from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../forms/shop-form.tsx';
import { useShopForm } from '../forms/use-shop-form.ts';

const fields = ['email', 'password'] as const;
const defaults = { email: '', password: '' };
const secrets = ['password'] as const;
const check = (values: unknown) => checkForm(newEmailForm, values);

interface NewEmailFormProps {
  /** Prefix of its fields' ids. */
  readonly name: string;
  readonly newEmail: NewEmail;
  readonly title: string;
  /** Of the address. */
  readonly label: string;
  readonly missing: string;
  /** Heads the errors. */
  readonly errorTitle: string;
  readonly submit: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Another e-mail address, with the customer's password. */
export function NewEmailForm(props: NewEmailFormProps) {
  const { name, newEmail, title, label, missing, errorTitle, submit, onDone, onCancel } = props;
  const intl = useIntl();
  const state = useShopForm({
    name,
    fields,
    defaults,
    secrets,
    missing: {
      email: missing,
      password: intl.formatMessage({ id: 'emailNotice.passwordMissing' }),
    },
    check,
    async send(values: NewEmailValues) {
      const result = await newEmail.submit(values);
      if (!result.ok) return { ...result, refusal: newEmail.refusal };
      onDone();
      return result;
    },
  });
  const { setFocus } = state.form;
  // The user has just opened it.
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <ShopForm
      state={state}
      errorTitle={errorTitle}
      aria-label={title}
      className="grid gap-4 max-w-md"
    >
      <TextField
        type="email"
        label={label}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...state.field('email')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'emailNotice.password' })}
        autoComplete="current-password"
        required
        {...state.field('password')}
      />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton
          size="md"
          pending={state.pending}
          pendingLabel={<FormattedMessage id="emailNotice.sending" />}
        >
          {submit}
        </SubmitButton>
        <Button onClick={onCancel}>
          <FormattedMessage id="emailNotice.cancel" />
        </Button>
      </div>
    </ShopForm>
  );
}
