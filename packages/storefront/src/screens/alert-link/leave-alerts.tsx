import { Button, ButtonLink } from '@ponte/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import { FormPage } from '../../page/form-page.tsx';
import { Outcome } from '../../page/outcome.tsx';
import { useShop } from '../../shop/shop-context.ts';

/**
 * Ends mails about products, as the link of each of them offers, without a login. The press posts to
 * the store, which leads back here to `feito` or `falhou`: it works without JavaScript.
 */
export function LeaveAlerts({ token }: { readonly token: string }) {
  const intl = useIntl();
  if (token === 'feito' || token === 'falhou') return <Answered ok={token === 'feito'} />;
  const action = `/api/public/alerts/${encodeURIComponent(token)}/leave`;
  return (
    <FormPage
      title={intl.formatMessage({ id: 'alerts.leaveTitle' })}
      lead={<FormattedMessage id="alerts.leaveText" />}
    >
      <form method="post" action={action} className="grid gap-3">
        <Button type="submit" variant="brand" block>
          <FormattedMessage id="alerts.leave" />
        </Button>
        <Button type="submit" block formAction={`${action}?todos=1`}>
          <FormattedMessage id="alerts.leaveAll" />
        </Button>
      </form>
    </FormPage>
  );
}

function Answered({ ok }: { readonly ok: boolean }) {
  const intl = useIntl();
  const { email, phone } = useShop().region.contact;
  const said = ok ? 'left' : 'stuck';
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
      <FormattedMessage id={`alerts.${said}Text`} values={{ email: email ?? phone }} />
    </Outcome>
  );
}
