import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** While it is open, Escape closes what floats, and not also the modal that it is in. */
export function useEscape(open: boolean, close: () => void): void {
  const latest = useLatest(close);
  useEffect(() => {
    if (!open) return undefined;
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      latest.current();
    };
    // Before the document, where modals listen.
    window.addEventListener('keydown', handle, { capture: true });
    return () => window.removeEventListener('keydown', handle, { capture: true });
  }, [open, latest]);
}
