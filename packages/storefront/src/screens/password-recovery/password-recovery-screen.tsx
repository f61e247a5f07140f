import { checkForm } from '@ponte/domain/forms';
import {
  passwordRecoveryOf,
  recoveryForm,
  type RecoveryValues,
} from '@ponte/domain/password-recovery';
import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShopForm } from '../../forms/shop-form.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { FormPage } from '../../page/form-page.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** Asks for a link that sets a new password (accounts.md §4). */
export const PasswordRecoveryScreen = observer(function PasswordRecoveryScreen() {
  const intl = useIntl();
  const { submission } = passwordRecoveryOf(useShop().shop);
  // Another visit starts with the form.
  useEffect(() => () => submission.reset(), [submission]);
  const sent = submission.status === 'done';
  return (
    <FormPage
      title={intl.formatMessage({ id: 'recovery.title' })}
      lead={sent ? undefined : intl.formatMessage({ id: 'recovery.lead' })}
    >
      {sent ? (
        <>
          <Notice
            tone="success"
            role="status"
            title={<FormattedMessage id="recovery.sentTitle" />}
            ref={takeFocus}
            tabIndex={-1}
          >
            <FormattedMessage id="recovery.sentText" />
          </Notice>
          <Button block className="mt-4" onClick={() => submission.reset()}>
            <FormattedMessage id="recovery.again" />
          </Button>
        </>
      ) : (
        <PasswordRecoveryForm />
      )}
      <p className="mt-5 text-center">
        <Link
          href={paths.login}
          className="inline-flex min-h-6 items-center text-brand-ink underline underline-offset-2"
        >
          <FormattedMessage id="recovery.back" />
        </Link>
      </p>
    </FormPage>
  );
});

/** The focused form has been removed. */
function takeFocus(notice: HTMLElement | null): void {
  notice?.focus();
}

const fields = ['email'] as const;
const defaults = { email: '' };
const check = (values: unknown) => checkForm(recoveryForm, values);

function PasswordRecoveryForm() {
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
      className="grid gap-4"
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
