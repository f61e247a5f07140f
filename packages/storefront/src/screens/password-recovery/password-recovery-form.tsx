import { checkForm } from '@ponte/domain/forms';
import {
  passwordRecoveryOf,
  recoveryForm,
  type RecoveryValues,
} from '@ponte/domain/password-recovery';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useShop } from '../../shop/shop-context.ts';

const fields = ['email'] as const;
const defaults = { email: '' };
const check = (values: unknown) => checkForm(recoveryForm, values);

/** One e-mail, and sending it. */
export function PasswordRecoveryForm() {
  const intl = useIntl();
  const recovery = passwordRecoveryOf(useShop().shop);
  const state = useShopForm({
    name: 'password-recovery',
    fields,
    defaults,
    check,
    send: (values: RecoveryValues) => recovery.submit(values),
  });
  return (
    <ShopForm
      state={state}
      errorTitle={intl.formatMessage({ id: 'recovery.failed' })}
      className="ui-stack"
    >
      <TextField
        type="email"
        label={intl.formatMessage({ id: 'recovery.email' })}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...state.field('email')}
      />
      <SubmitButton
        block
        pending={state.pending}
        pendingLabel={<FormattedMessage id="recovery.sending" />}
      >
        <FormattedMessage id="recovery.send" />
      </SubmitButton>
    </ShopForm>
  );
}
