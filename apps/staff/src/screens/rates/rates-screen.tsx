import { getRates } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { Page } from '../../page/page.tsx';
import { Panel } from '../../page/panel.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { RatesForm } from './rates-form.tsx';
import { RatesSource } from './rates-source.tsx';

export const RatesScreen = observer(function RatesScreen() {
  const intl = useIntl();
  const rates = useAnswer(getRates, {});
  return (
    <Page title={intl.formatMessage({ id: 'rates.title' })}>
      <p className="text-muted">
        <FormattedMessage id="rates.lead" />
      </p>
      <Loaded answer={rates} skeleton={<PanelsSkeleton />}>
        {(shown) => (
          <Panel>
            {shown.source ? <RatesSource source={shown.source} /> : null}
            <RatesForm
              key={shown.version}
              rates={shown}
              onSaved={rates.show}
              onReload={rates.reload}
            />
          </Panel>
        )}
      </Loaded>
    </Page>
  );
});
