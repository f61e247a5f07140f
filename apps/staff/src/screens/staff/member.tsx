import { resetStaff, staffRoles, updateStaff, type StaffMember } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { AfterQuestion } from '../../forms/after-question.tsx';
import { useOffice } from '../../office/office-context.ts';
import { Badge } from '../../page/badge.tsx';
import { Moment } from '../../page/moment.tsx';
import { RoleSelect } from './role-select.tsx';

interface MemberProps {
  readonly member: StaffMember;
  readonly onChanged: () => void;
}

/** One of the staff: role, access, and a way back in for a lost phone. */
export const Member = observer(function Member({ member, onChanged }: MemberProps) {
  const { session, toasts } = useOffice();
  const change = useAct(updateStaff);
  const reset = useAct(resetStaff);
  const { id, email, name, active, lastSeenAt, version } = member;
  const [role, setRole] = useState(member.role);
  const params = { id: String(id) };
  const isMe = session.me?.id === id;

  const done = (text: ReactNode) => {
    toasts.show({ tone: 'success', text });
    onChanged();
  };
  const save = async (next: Pick<StaffMember, 'role' | 'active'>) => {
    const sent = await change.send({ params, body: { ...next, version } });
    if (sent.ok) done(<FormattedMessage id="form.saved" />);
  };
  const renew = async () => {
    const sent = await reset.send({ params, body: { version } });
    if (sent.ok) done(<FormattedMessage id="staff.resetDone" values={{ email }} />);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChangeFailure error={change.error ?? reset.error} onReload={onChanged} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {isMe ? (
              <Badge tone="info">
                <FormattedMessage id="staff.me" />
              </Badge>
            ) : null}
            {active ? null : (
              <Badge tone="muted">
                <FormattedMessage id="staff.inactive" />
              </Badge>
            )}
          </p>
          <p className="text-sm text-muted wrap-anywhere">{email}</p>
          <p className="text-sm text-muted">
            {lastSeenAt === null ? (
              <FormattedMessage id="staff.neverSeen" />
            ) : (
              <FormattedMessage id="staff.seen" values={{ at: <Moment at={lastSeenAt} /> }} />
            )}
          </p>
        </div>
        {isMe ? (
          <FormattedMessage id={`staff.role.${member.role}`} />
        ) : (
          <RoleSelect
            value={role}
            disabled={!active}
            onValueChange={(next) => setRole(staffRoles.find((each) => each === next) ?? role)}
            className="w-56 max-w-full"
          />
        )}
      </div>
      {isMe ? null : (
        <div className="flex flex-wrap gap-2">
          {role === member.role ? null : (
            <Button
              variant="brand"
              size="sm"
              pending={change.pending}
              onClick={() => void save({ role, active })}
            >
              <FormattedMessage id="staff.saveRole" />
            </Button>
          )}
          {active ? (
            <>
              <AfterQuestion
                variant="quiet"
                label={<FormattedMessage id="staff.reset" />}
                title={<FormattedMessage id="staff.resetTitle" values={{ name }} />}
                confirmLabel={<FormattedMessage id="staff.reset" />}
                pending={reset.pending}
                onConfirm={renew}
              >
                <FormattedMessage id="staff.resetText" values={{ email }} />
              </AfterQuestion>
              <AfterQuestion
                label={<FormattedMessage id="staff.end" />}
                title={<FormattedMessage id="staff.endTitle" values={{ name }} />}
                confirmLabel={<FormattedMessage id="staff.end" />}
                pending={change.pending}
                onConfirm={() => save({ role: member.role, active: false })}
              >
                <FormattedMessage id="staff.endText" />
              </AfterQuestion>
            </>
          ) : (
            <Button
              size="sm"
              pending={change.pending}
              onClick={() => void save({ role: member.role, active: true })}
            >
              <FormattedMessage id="staff.activate" />
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
