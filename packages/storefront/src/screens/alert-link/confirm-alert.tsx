import { Button, ButtonLink } from '@ponte/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import { FormPage } from '../../page/form-page.tsx';
import { Outcome } from '../../page/outcome.tsx';

/**
 * Confirms a mail about a product. The press posts to the store, which leads back here to `feito` or
 * `falhou`: it works without JavaScript, and mail scanners, which open links, confirm nothing.
 */
export function ConfirmAlert({ token }: { readonly token: string }) {
  const intl = useIntl();
  if (token === 'feito' || token === 'falhou') return <Answered ok={token === 'feito'} />;
  return (
    <FormPage
      title={intl.formatMessage({ id: 'alerts.confirmTitle' })}
      lead={<FormattedMessage id="alerts.confirmText" />}
    >
      <form method="post" action={`/api/public/alerts/${encodeURIComponent(token)}/confirm`}>
        <Button type="submit" variant="action" block>
          <FormattedMessage id="alerts.confirm" />
        </Button>
      </form>
    </FormPage>
  );
}

function Answered({ ok }: { readonly ok: boolean }) {
  const intl = useIntl();
  const said = ok ? 'confirmed' : 'spent';
  return (
    <Outcome
      kind={ok ? 'done' : 'failed'}
      title={intl.formatMessage({ id: `alerts.${said}Title` })}
      action={
        <ButtonLink href={productsHref} variant="action">
          <FormattedMessage id="alerts.products" />
        </ButtonLink>
      }
    >
      <FormattedMessage id={`alerts.${said}Text`} />
    </Outcome>
  );
}
