import { checkForm } from '@ponte/domain/forms';
import { endAccountForm, endAccountOf, type EndAccountValues } from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const fields = ['password'] as const;
const defaults = { password: '' };
const check = (values: unknown) => checkForm(endAccountForm, values);

interface EndAccountFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const EndAccountForm = observer(function EndAccountForm({
  onDone,
  onCancel,
}: EndAccountFormProps) {
  const intl = useIntl();
  const endAccount = endAccountOf(useShop().shop);
  const state = useShopForm({
    name: 'end-account',
    fields,
    defaults,
    secrets: fields,
    missing: { password: intl.formatMessage({ id: 'emailNotice.passwordMissing' }) },
    check,
    async send(values: EndAccountValues) {
      const result = await endAccount.submit(values);
      if (!result.ok) return { ...result, refusal: endAccount.refusal };
      onDone();
      return result;
    },
  });
  const { setFocus } = state.form;
  // The user has just opened it.
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <ShopForm
      state={state}
      errorTitle={intl.formatMessage({ id: 'personalData.notEnded' })}
      aria-label={intl.formatMessage({ id: 'personalData.end' })}
      className="grid w-full gap-4 max-w-md"
    >
      <PasswordField
        label={intl.formatMessage({ id: 'emailNotice.password' })}
        autoComplete="current-password"
        required
        {...state.field('password')}
      />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton
          size="md"
          variant="danger"
          pending={state.pending}
          pendingLabel={<FormattedMessage id="personalData.ending" />}
        >
          <FormattedMessage id="personalData.endForGood" />
        </SubmitButton>
        <Button onClick={onCancel}>
          <FormattedMessage id="personalData.cancel" />
        </Button>
      </div>
    </ShopForm>
  );
});
