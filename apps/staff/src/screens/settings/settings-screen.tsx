import { getSettings } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { Page } from '../../page/page.tsx';
import { Panel } from '../../page/panel.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { SettingsForm } from './settings-form.tsx';

export const SettingsScreen = observer(function SettingsScreen() {
  const intl = useIntl();
  const settings = useAnswer(getSettings, {});
  return (
    <Page title={intl.formatMessage({ id: 'settings.title' })}>
      <p className="max-w-[80ch] text-muted">
        <FormattedMessage id="settings.lead" />
      </p>
      <Loaded answer={settings} skeleton={<PanelsSkeleton />}>
        {(shown) => (
          <Panel>
            <SettingsForm
              key={shown.version}
              settings={shown}
              onSaved={settings.show}
              onReload={settings.reload}
            />
          </Panel>
        )}
      </Loaded>
    </Page>
  );
});
