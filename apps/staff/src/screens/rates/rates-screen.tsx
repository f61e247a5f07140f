import { getRates } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { useAnswer } from '../../data/use-answer.ts';
import { EditedPage } from '../../page/edited-page.tsx';
import { Panel } from '../../page/panel.tsx';
import { RatesForm } from './rates-form.tsx';
import { RatesSource } from './rates-source.tsx';

export const RatesScreen = observer(function RatesScreen() {
  const rates = useAnswer(getRates, {});
  return (
    <EditedPage title="rates.title" lead="rates.lead" answer={rates}>
      {(shown) => (
        <Panel>
          {shown.source ? <RatesSource source={shown.source} /> : null}
          <RatesForm rates={shown} onSaved={rates.show} onReload={rates.reload} />
        </Panel>
      )}
    </EditedPage>
  );
});
