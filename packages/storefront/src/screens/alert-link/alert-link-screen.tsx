import { NotFoundPanel } from '@ponte/ui/not-found-panel';
import { FormattedMessage, useIntl } from 'react-intl';
import { productsHref } from '../../links/addresses.ts';
import type { ParamsOf } from '../../links/paths.ts';
import { PageHead } from '../../page/page-head.tsx';
import type { ScreenProps } from '../../route/screen.ts';
import { ConfirmAlert } from './confirm-alert.tsx';
import { LeaveAlerts } from './leave-alerts.tsx';

/** What a link of a mail about a product leads to. */
export function isStep(step: string): boolean {
  return step === 'confirmar' || step === 'sair';
}

export function AlertLinkScreen({ params: { step, token } }: ScreenProps<ParamsOf<'alertLink'>>) {
  if (step === 'confirmar') return <ConfirmAlert token={token} />;
  return step === 'sair' ? <LeaveAlerts token={token} /> : <Missing />;
}

function Missing() {
  const intl = useIntl();
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'alerts.spentTitle' })} />
      <NotFoundPanel
        title={<FormattedMessage id="alerts.spentTitle" />}
        productsHref={productsHref}
      >
        <FormattedMessage id="alerts.spentText" />
      </NotFoundPanel>
    </>
  );
}
