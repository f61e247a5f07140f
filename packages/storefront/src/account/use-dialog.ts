import { loadDialog } from '@ponte/ui/dialog';
import { useState } from 'react';

/** A dialog whose code comes when it is asked for. */
export interface AskedDialog {
  /**
   * Whether its code is under way, did not come, or is here. Undefined while nobody has asked for it, so
   * that nothing of it is rendered.
   */
  readonly status: 'coming' | 'failed' | 'here' | undefined;
  readonly open: boolean;
  /** Opens it once its code is here; again after a failure. */
  readonly ask: () => void;
  readonly setOpen: (open: boolean) => void;
  /** As if nobody had asked for it. */
  readonly reset: () => void;
}

/** @param preload fetches the dialog's own code */
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
