import { getSettings } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { useAnswer } from '../../data/use-answer.ts';
import { EditedPage } from '../../page/edited-page.tsx';
import { Panel } from '../../page/panel.tsx';
import { SettingsForm } from './settings-form.tsx';

export const SettingsScreen = observer(function SettingsScreen() {
  const settings = useAnswer(getSettings, {});
  return (
    <EditedPage title="settings.title" lead="settings.lead" answer={settings}>
      {(shown) => (
        <Panel>
          <SettingsForm settings={shown} onSaved={settings.show} onReload={settings.reload} />
        </Panel>
      )}
    </EditedPage>
  );
});
