import { withdrawInvitation, type StaffInvitation } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useOffice } from '../../office/office-context.ts';
import { Badge } from '../../page/badge.tsx';
import { Moment } from '../../page/moment.tsx';

interface InvitationProps {
  readonly invitation: StaffInvitation;
  readonly onChanged: () => void;
}

/** An invitation that was not accepted yet. */
export const Invitation = observer(function Invitation({ invitation, onChanged }: InvitationProps) {
  const { clock, toasts } = useOffice();
  const act = useAct(withdrawInvitation);
  const { id, email, role, expiresAt } = invitation;
  const over = Date.parse(expiresAt) < clock.now();
  const withdraw = async () => {
    const sent = await act.send({ params: { id: String(id) } });
    if (!sent.ok) return;
    toasts.show({ tone: 'success', text: <FormattedMessage id="staff.withdrawn" /> });
    onChanged();
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Failure error={act.error} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{email}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span>
              <FormattedMessage id={`staff.role.${role}`} />
            </span>
            {over ? (
              <Badge tone="muted">
                <FormattedMessage id="staff.over" />
              </Badge>
            ) : (
              <span>
                <FormattedMessage id="staff.until" values={{ at: <Moment at={expiresAt} /> }} />
              </span>
            )}
          </p>
        </div>
        <Button variant="danger" size="sm" pending={act.pending} onClick={() => void withdraw()}>
          <FormattedMessage id="staff.withdraw" />
        </Button>
      </div>
    </div>
  );
});
