import { loadDialog } from '@ponte/ui/dialog';
import { useState } from 'react';

export interface AskedDialog {
  /** The state of its code. Undefined until requested, so that nothing is rendered. */
  readonly status: 'coming' | 'failed' | 'here' | undefined;
  readonly open: boolean;
  /** Opens it once its code has loaded; again after a failure. */
  readonly ask: () => void;
  readonly setOpen: (open: boolean) => void;
  readonly reset: () => void;
}

/** @param preload loads the dialog's code */
export function useDialog(preload: () => Promise<unknown>): AskedDialog {
  const [status, setStatus] = useState<AskedDialog['status']>();
  const [open, setOpen] = useState(false);
  const ask = async () => {
    setStatus((now) => (now === 'here' ? now : 'coming'));
    try {
      await Promise.all([preload(), loadDialog()]);
      setStatus('here');
      setOpen(true);
    } catch {
      setStatus('failed');
    }
  };
  return { status, open, ask: () => void ask(), setOpen, reset: () => setStatus(undefined) };
}
