import { accountOf } from '@ponte/domain/account';
import {
  changePasswordForm,
  changePasswordOf,
  type ChangePasswordValues,
} from '@ponte/domain/change-password';
import { checkForm } from '@ponte/domain/forms';
import { Notice } from '@ponte/ui/notice';
import { PasswordField } from '@ponte/ui/password-field';
import { SubmitButton } from '@ponte/ui/submit-button';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountPage } from '../../account/account-page.tsx';
import { ShopForm } from '../../forms/shop-form.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { Panel } from '../../page/panel.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

const fields = ['currentPassword', 'password', 'passwordConfirmation'] as const;
const defaults = { currentPassword: '', password: '', passwordConfirmation: '' };
const related = { password: ['passwordConfirmation'] } as const;
const check = (values: unknown) => checkForm(changePasswordForm, values);

/** Current password, new one, confirmation (accounts.md §5). */
export const ChangePasswordScreen = observer(function ChangePasswordScreen() {
  const intl = useIntl();
  return (
    <AccountPage title={intl.formatMessage({ id: 'account.password' })}>
      <Panel>
        <p className="mb-5 max-w-[60ch] text-pretty text-muted">
          <FormattedMessage id="changePassword.lead" />
        </p>
        <ChangePasswordForm />
      </Panel>
    </AccountPage>
  );
});

const ChangePasswordForm = observer(function ChangePasswordForm() {
  const intl = useIntl();
  const { shop } = useShop();
  const { submission } = changePasswordOf(shop);
  const state = useChangePassword();
  return (
    <ShopForm
      state={state}
      errorTitle={intl.formatMessage({ id: 'changePassword.failed' })}
      className="grid gap-4 max-w-md"
    >
      <div role="status" className="empty:hidden">
        {submission.status === 'done' ? (
          <Notice tone="success">
            <FormattedMessage id="changePassword.done" />
          </Notice>
        ) : null}
      </div>
      {/* For password managers. */}
      <input
        type="email"
        autoComplete="username"
        aria-label={intl.formatMessage({ id: 'changePassword.email' })}
        value={accountOf(shop).profile?.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField
        label={intl.formatMessage({ id: 'changePassword.current' })}
        autoComplete="current-password"
        required
        {...state.field('currentPassword')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'changePassword.new' })}
        autoComplete="new-password"
        strength
        required
        {...state.field('password')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'changePassword.repeat' })}
        autoComplete="new-password"
        required
        {...state.field('passwordConfirmation')}
      />
      <SubmitButton
        pending={state.pending}
        pendingLabel={<FormattedMessage id="changePassword.saving" />}
        className="justify-self-start"
      >
        <FormattedMessage id="changePassword.save" />
      </SubmitButton>
    </ShopForm>
  );
});

function useChangePassword() {
  const intl = useIntl();
  const change = changePasswordOf(useShop().shop);
  const state = useShopForm({
    name: 'change-password',
    fields,
    defaults,
    secrets: fields,
    related,
    missing: {
      currentPassword: intl.formatMessage({ id: 'changePassword.currentMissing' }),
      password: intl.formatMessage({ id: 'changePassword.newMissing' }),
      passwordConfirmation: intl.formatMessage({ id: 'changePassword.repeatMissing' }),
    },
    check,
    async send(values: ChangePasswordValues) {
      const result = await change.submit(values);
      if (!result.ok) return { ...result, refusal: change.refusal };
      state.form.reset(defaults);
      return result;
    },
  });
  return state;
}
