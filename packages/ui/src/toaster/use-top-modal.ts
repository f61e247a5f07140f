import { useEffect, useState } from 'react';

/** The modal on top, if any: all that is outside of it is inert, neither pressed nor read aloud. */
export function useTopModal(): Element | null {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    // Of several, the one on top took the focus as it opened, and mostly comes last.
    const look = () =>
      setModal(
        document.activeElement?.closest('dialog:modal') ??
          [...document.querySelectorAll('dialog:modal')].at(-1) ??
          null,
      );
    look();
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, []);
  // One that is taken out of the page never says that it closed.
  return modal?.isConnected ? modal : null;
}
