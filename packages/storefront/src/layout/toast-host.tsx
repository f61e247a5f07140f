import { Toaster } from '@ponte/ui/toaster';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toasts } from '../shop/toasts.ts';

const isTold = () => toasts.read().length > 0;
const nothing = () => false;

/** Where toasts show, from the first of them on. */
export function ToastHost() {
  const told = useSyncExternalStore(toasts.subscribe, isTold, nothing);
  const [wanted, setWanted] = useState(false);
  if (told && !wanted) setWanted(true);
  return wanted ? <ReadToasts /> : null;
}

/** A live region says what appears in it, not what it comes with. */
function ReadToasts() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return <Toaster queue={toasts} limit={ready ? 3 : 0} />;
}
