import { auditSubjects, listAudit } from '@ponte/contract/staff';
import { Select } from '@ponte/ui/select';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { Page } from '../../page/page.tsx';
import { Pager } from '../../page/pager.tsx';
import { Panel } from '../../page/panel.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { useListAddress } from '../../page/use-list-address.ts';
import { AuditTrail } from './audit-trail.tsx';

export const ActsScreen = observer(function ActsScreen() {
  const intl = useIntl();
  const address = useListAddress('/acts');
  const after = address.get('after');
  const kind = auditSubjects.find((each) => each === address.get('kind'));
  const acts = useAnswer(listAudit, { query: { kind, actor: address.get('actor'), after } });
  return (
    <Page title={intl.formatMessage({ id: 'acts.title' })}>
      <p className="text-muted">
        <FormattedMessage id="acts.lead" />
      </p>
      <Select
        label={intl.formatMessage({ id: 'acts.kind' })}
        placeholder={intl.formatMessage({ id: 'acts.all' })}
        options={auditSubjects.map((each) => ({
          value: each,
          label: intl.formatMessage({ id: `acts.kind.${each}` }),
        }))}
        value={kind ?? ''}
        onValueChange={(next) => address.go({ kind: next })}
        className="max-w-xs"
      />
      <Loaded answer={acts} skeleton={<PanelsSkeleton />}>
        {({ data }) => (
          <Panel>
            <AuditTrail entries={data} withSubjects />
          </Panel>
        )}
      </Loaded>
      <Pager address={address} next={acts.data?.next} />
    </Page>
  );
});
