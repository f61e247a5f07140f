import { checkForm } from '@ponte/domain/forms';
import {
  passwordResetOf,
  resetForm,
  type ResetLink,
  type ResetValues,
} from '@ponte/domain/password-reset';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useShop } from '../../shop/shop-context.ts';

const fields = ['password', 'passwordConfirmation'] as const;
const defaults = { password: '', passwordConfirmation: '' };
const related = { password: ['passwordConfirmation'] } as const;
const check = (values: unknown) => checkForm(resetForm, values);

interface PasswordResetFormProps {
  readonly link: ResetLink;
}

export function PasswordResetForm({ link }: PasswordResetFormProps) {
  const intl = useIntl();
  const reset = passwordResetOf(useShop().shop);
  const state = useShopForm({
    name: 'password-reset',
    fields,
    defaults,
    secrets: fields,
    related,
    missing: {
      password: intl.formatMessage({ id: 'reset.newMissing' }),
      passwordConfirmation: intl.formatMessage({ id: 'reset.repeatMissing' }),
    },
    check,
    async send(values: ResetValues) {
      const result = await reset.submit(link, values);
      return result.ok ? result : { ...result, refusal: reset.refusal };
    },
  });
  return (
    <ShopForm
      state={state}
      errorTitle={intl.formatMessage({ id: 'reset.failed' })}
      className="grid gap-4"
    >
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        label={intl.formatMessage({ id: 'reset.new' })}
        autoComplete="new-password"
        strength
        required
        {...state.field('password')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'reset.repeat' })}
        autoComplete="new-password"
        required
        {...state.field('passwordConfirmation')}
      />
      <SubmitButton
        block
        pending={state.pending}
        pendingLabel={<FormattedMessage id="reset.saving" />}
      >
        <FormattedMessage id="reset.save" />
      </SubmitButton>
    </ShopForm>
  );
}
