import { passwordResetOf, readResetLink } from '@ponte/domain/password-reset';
import { Button, ButtonLink } from '@ponte/ui/button';
import { Spinner } from '@ponte/ui/spinner';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSignOut } from '../../account/use-sign-out.tsx';
import { paths } from '../../links/paths.ts';
import type { ParamsOf } from '../../links/paths.ts';
import { FormPage } from '../../page/form-page.tsx';
import { Outcome } from '../../page/outcome.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { PasswordResetForm } from './password-reset-form.tsx';

/** Sets a new password by the link of a mail (accounts.md §4). */
export const PasswordResetScreen = observer(function PasswordResetScreen({
  params,
  location,
}: ScreenProps<ParamsOf<'passwordReset'>>) {
  const intl = useIntl();
  const reset = passwordResetOf(useShop().shop);
  const { submission } = reset;
  // Another link starts with the form.
  useEffect(() => () => submission.reset(), [submission, location]);
  const link = readResetLink(params, location.searchParams);
  if (submission.status === 'done') return <Changed />;
  if (!link || reset.isLinkSpent) {
    return (
      <Outcome
        kind="failed"
        title={intl.formatMessage({ id: 'reset.spentTitle' })}
        action={
          <ButtonLink href={paths.passwordRecovery} variant="action">
            <FormattedMessage id="reset.askAgain" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="reset.spentText" />
      </Outcome>
    );
  }
  if (!reset.isLinkSeen) return <Waiting />;
  return (
    <FormPage
      title={intl.formatMessage({ id: 'reset.title' })}
      lead={
        <span className="wrap-anywhere">
          <FormattedMessage id="reset.lead" values={{ email: link.email }} />
        </span>
      }
    >
      <PasswordResetForm link={link} />
    </FormPage>
  );
});

function Waiting() {
  const intl = useIntl();
  return (
    <FormPage title={intl.formatMessage({ id: 'reset.title' })}>
      <p role="status" className="flex items-center justify-center gap-3 py-10">
        <Spinner />
        <FormattedMessage id="reset.looking" />
      </p>
    </FormPage>
  );
}

/** The store has ended the account's sessions; a remaining one is another account's. */
const Changed = observer(function Changed() {
  const intl = useIntl();
  const { customer } = useShop().shop.session;
  const { ask, dialog } = useSignOut();
  return (
    <>
      <Outcome
        kind="done"
        title={intl.formatMessage({ id: 'reset.doneTitle' })}
        action={
          customer ? (
            <Button variant="action" onClick={ask}>
              <FormattedMessage id="reset.signOut" />
            </Button>
          ) : (
            <ButtonLink href={paths.login} variant="action">
              <FormattedMessage id="reset.signIn" />
            </ButtonLink>
          )
        }
      >
        {customer ? (
          <FormattedMessage id="reset.otherText" values={{ name: customer.name }} />
        ) : (
          <FormattedMessage id="reset.doneText" />
        )}
      </Outcome>
      {dialog}
    </>
  );
});
