import { emailConfirmationOf } from '@ponte/domain/email-confirmation';
import { Button, ButtonLink } from '@ponte/ui/button';
import { RotateCw } from '@ponte/ui/icons';
import { Spinner } from '@ponte/ui/spinner';
import { FormattedMessage, useIntl } from 'react-intl';
import { loginHref } from '../../links/addresses.ts';
import { paths } from '../../links/paths.ts';
import type { ParamsOf } from '../../links/paths.ts';
import { Container } from '../../page/container.tsx';
import { Outcome } from '../../page/outcome.tsx';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** Confirms an e-mail address by the link of a mail (accounts.md §4). */
export const EmailConfirmationScreen = observer(function EmailConfirmationScreen({
  params: { uid, token },
}: ScreenProps<ParamsOf<'emailConfirmation'>>) {
  const { shop } = useShop();
  const confirmation = emailConfirmationOf(shop);
  const { status, error } = confirmation.submission;
  if (!uid || !token) return <Spent id="cut" />;
  if (status === 'done') return <Confirmed />;
  if (status !== 'failed') return <Waiting />;
  if (error?.kind === 'notFound') return <Spent id="spent" />;
  return <Failed onRetry={() => void confirmation.confirm({ uid, token })} />;
});

function Waiting() {
  const intl = useIntl();
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'confirmation.title' })} />
      <Container className="py-5 md:py-10">
        <h1 className="sr-only">
          <FormattedMessage id="confirmation.title" />
        </h1>
        <p role="status" className="flex items-center justify-center gap-3 py-16 text-lg">
          <Spinner />
          <FormattedMessage id="confirmation.pending" />
        </p>
      </Container>
    </>
  );
}

const Confirmed = observer(function Confirmed() {
  const intl = useIntl();
  const { shop } = useShop();
  const { customer } = shop.session;
  return (
    <Outcome
      kind="done"
      title={intl.formatMessage({ id: 'confirmation.doneTitle' })}
      action={
        customer ? (
          <ButtonLink href={paths.account} variant="action">
            <FormattedMessage id="confirmation.account" />
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.login} variant="action">
            <FormattedMessage id="confirmation.signIn" />
          </ButtonLink>
        )
      }
    >
      {customer && emailConfirmationOf(shop).isOfAnother ? (
        <FormattedMessage id="confirmation.otherText" values={{ name: customer.name }} />
      ) : (
        <FormattedMessage id="confirmation.doneText" />
      )}
    </Outcome>
  );
});

/** A used, expired or truncated link: the customer's page has the status, and sends another. */
function Spent({ id }: { readonly id: 'spent' | 'cut' }) {
  const intl = useIntl();
  return (
    <Outcome
      kind="failed"
      title={intl.formatMessage({ id: `confirmation.${id}Title` })}
      action={
        <>
          <ButtonLink href={loginHref(paths.personalData)} variant="action">
            <FormattedMessage id="confirmation.signInAgain" />
          </ButtonLink>
          <ButtonLink href="/">
            <FormattedMessage id="confirmation.home" />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage id={`confirmation.${id}Text`} />
    </Outcome>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Outcome
      kind="failed"
      title={intl.formatMessage({ id: 'confirmation.failedTitle' })}
      action={
        <>
          <Button variant="action" onClick={onRetry}>
            <RotateCw />
            <FormattedMessage id="confirmation.retry" />
          </Button>
          <ButtonLink href="/">
            <FormattedMessage id="confirmation.home" />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage id="confirmation.failedText" />
    </Outcome>
  );
}
