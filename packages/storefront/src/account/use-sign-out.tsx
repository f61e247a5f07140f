import { useState, type ReactNode } from 'react';
import { deferred } from '../lazy/deferred.tsx';

const DeferredSignOutDialog = deferred(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
);

interface SignOutQuestion {
  /** Asks whether to sign out. */
  readonly ask: () => void;
  /** The question, to be rendered beside what asks it. Nothing until then. */
  readonly dialog: ReactNode;
}

/** Signing out, with a question first, whose code comes when it is asked. */
export function useSignOut(): SignOutQuestion {
  const [open, setOpen] = useState<boolean>();
  return {
    ask: () => setOpen(true),
    dialog:
      open === undefined ? null : <DeferredSignOutDialog open={open} onOpenChange={setOpen} />,
  };
}
