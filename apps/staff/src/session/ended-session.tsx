import type { StaffMe } from '@ponte/contract/staff';
import { Dialog } from '@ponte/ui/dialog';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useOffice } from '../office/office-context.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * The sign-in over a page whose session has ended: what was typed there is kept. Another person
 * starts with a fresh page.
 */
export const EndedSession = observer(function EndedSession() {
  const { session } = useOffice();
  const { state } = session;
  if (state.status !== 'signedIn' || !state.ended) return null;
  const { me } = state;
  const proceed = (next: StaffMe) => {
    if (next.id !== me.id) location.assign('/');
    else session.begin(next);
  };
  return (
    <Dialog
      open
      closeButton={false}
      closeOnBackdrop={false}
      size="sm"
      title={<FormattedMessage id="session.ended" />}
    >
      <p className="mb-4 text-muted">
        <FormattedMessage id="session.endedText" />
      </p>
      <SignInForm email={me.email} onDone={proceed} />
    </Dialog>
  );
});
