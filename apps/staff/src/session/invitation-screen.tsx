import { openInvitation } from '@ponte/contract/staff';
import { ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { KeyRound } from '@ponte/ui/icons';
import { Skeleton } from '@ponte/ui/skeleton';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../data/loaded.tsx';
import { useAnswer } from '../data/use-answer.ts';
import { useOffice } from '../office/office-context.ts';
import { AcceptInvitationForm, type Accepted } from './accept-invitation-form.tsx';
import { BeforeSignIn } from './before-sign-in.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** Where an invitation's link leads. Its token is in the fragment, which no server is sent. */
export const InvitationScreen = observer(function InvitationScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { session } = useOffice();
  const [token] = useState(() => location.hash.slice(1));
  const [accepted, setAccepted] = useState<Accepted>();
  const proceed = ({ me }: Accepted) => {
    session.begin(me);
    void navigate('/', { replace: true });
  };
  const title = intl.formatMessage({
    id: accepted ? 'invitation.codesTitle' : 'invitation.title',
  });
  return (
    <BeforeSignIn title={title}>
      {accepted ? (
        <RecoveryCodeList codes={accepted.recoveryCodes} onDone={() => proceed(accepted)} />
      ) : (
        <Invitation token={token} onAccepted={setAccepted} />
      )}
    </BeforeSignIn>
  );
});

interface InvitationProps {
  readonly token: string;
  readonly onAccepted: (accepted: Accepted) => void;
}

const Invitation = observer(function Invitation({ token, onAccepted }: InvitationProps) {
  const invitation = useAnswer(openInvitation, { body: { token } });
  const { error } = invitation;
  if (error?.kind === 'notFound' || error?.kind === 'validation') {
    return (
      <EmptyState
        icon={<KeyRound />}
        title={<FormattedMessage id="invitation.overTitle" />}
        action={
          <ButtonLink href="/" variant="brand">
            <FormattedMessage id="invitation.toSignIn" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="invitation.overText" />
      </EmptyState>
    );
  }
  return (
    <Loaded answer={invitation} skeleton={<InvitationSkeleton />}>
      {(data) => <AcceptInvitationForm token={token} invitation={data} onDone={onAccepted} />}
    </Loaded>
  );
});

function InvitationSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeleton className="h-5 w-60" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="size-48" />
    </div>
  );
}
