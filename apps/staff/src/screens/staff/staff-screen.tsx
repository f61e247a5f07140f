import { listStaff } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { Page } from '../../page/page.tsx';
import { Panel } from '../../page/panel.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { Invitation } from './invitation.tsx';
import { InviteForm } from './invite-form.tsx';
import { Member } from './member.tsx';

export const StaffScreen = observer(function StaffScreen() {
  const intl = useIntl();
  const staff = useAnswer(listStaff, {});
  return (
    <Page title={intl.formatMessage({ id: 'staff.title' })}>
      <Loaded answer={staff} skeleton={<PanelsSkeleton />}>
        {({ data, invitations }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-4">
              <Panel title={<FormattedMessage id="staff.members" />} flush>
                <ul>
                  {data.map((member) => (
                    <li key={member.id} className="border-t border-line p-4 first:border-t-0">
                      <Member member={member} onChanged={staff.reload} />
                    </li>
                  ))}
                </ul>
              </Panel>
              {invitations.length > 0 ? (
                <Panel title={<FormattedMessage id="staff.invitations" />} flush>
                  <ul>
                    {invitations.map((invitation) => (
                      <li key={invitation.id} className="border-t border-line p-4 first:border-t-0">
                        <Invitation invitation={invitation} onChanged={staff.reload} />
                      </li>
                    ))}
                  </ul>
                </Panel>
              ) : null}
            </div>
            <Panel title={<FormattedMessage id="staff.invite" />}>
              <InviteForm onDone={staff.reload} />
            </Panel>
          </div>
        )}
      </Loaded>
    </Page>
  );
});
