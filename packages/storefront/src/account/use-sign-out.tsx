import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { deferred } from '../lazy/deferred.tsx';
import { FloatingNotice } from '../page/floating-notice.tsx';
import { useDialog } from './use-dialog.ts';

const DeferredSignOutDialog = deferred(
  () => import('./sign-out-dialog.tsx'),
  (code) => code.SignOutDialog,
);

function Failed({ onClose }: { readonly onClose: () => void }) {
  return (
    <FloatingNotice role="alert" onClose={onClose}>
      <FormattedMessage id="account.signOutFailed" />
    </FloatingNotice>
  );
}

interface SignOutQuestion {
  readonly ask: () => void;
  /** The dialog or its failure, to render beside the trigger; nothing until opened. */
  readonly dialog: ReactNode;
}

/** Signing out with a confirmation, whose code is loaded on request. */
export function useSignOut(): SignOutQuestion {
  const { status, open, ask, setOpen, reset } = useDialog(DeferredSignOutDialog.preload);
  return {
    ask,
    dialog:
      status === 'here' ? (
        <DeferredSignOutDialog open={open} onOpenChange={setOpen} />
      ) : status === 'failed' ? (
        <Failed onClose={reset} />
      ) : null,
  };
}
