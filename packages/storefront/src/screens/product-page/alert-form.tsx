import {
  alertForm,
  productAlertsOf,
  type AlertSubject,
  type AlertValues,
} from '@ponte/domain/alerts';
import { checkForm } from '@ponte/domain/forms';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const fields = ['email'] as const;
const defaults = { email: '' };
const check = (values: unknown) => checkForm(alertForm, values);

interface AlertFormProps {
  readonly subject: AlertSubject;
}

/** A guest's address for one mail about a product. */
export const AlertForm = observer(function AlertForm({ subject }: AlertFormProps) {
  const intl = useIntl();
  const alerts = productAlertsOf(useShop().shop);
  const state = useShopForm({
    name: 'alert',
    fields,
    defaults,
    check,
    async send({ email }: AlertValues) {
      const result = await alerts.ask(subject, email);
      return result.ok ? result : { ...result, refusal: alerts.refusal };
    },
  });
  const { setFocus } = state.form;
  // It was asked for by a press.
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <ShopForm state={state} className="ui-card grid gap-3 p-4">
      <TextField
        type="email"
        label={intl.formatMessage({ id: 'alertForm.email' })}
        hint={intl.formatMessage({ id: 'alertForm.note' })}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...state.field('email')}
      />
      <SubmitButton variant="brand" pending={state.pending} className="justify-self-start">
        <FormattedMessage id="alertForm.send" />
      </SubmitButton>
    </ShopForm>
  );
});
