import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { useNear } from '../lazy/use-near.ts';
import { useHydrated } from '../shop/use-hydrated.ts';

interface BelowProps {
  /** Has its place until then. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What is below the first screen. When a page is navigated to, the frame after the press shows the page without it; it is
 * rendered in short tasks after that frame. A server renders it with the rest.
 */
export function Below({ instead = null, children }: BelowProps) {
  return useDeferredValue(true, !useHydrated()) ? children : instead;
}

/** A screen's height, so that the footer does not show in its place. */
const kept = 'min-h-dvh';

/** What is further below: on a page that is navigated to it is rendered when it comes near. */
export function FarBelow({ children }: Pick<BelowProps, 'children'>) {
  const [isFromServer] = useState(!useHydrated());
  if (isFromServer) return children;
  // After what is above it, or it would be near at first.
  return (
    <Below instead={<div className={kept} />}>
      <Near>{children}</Near>
    </Below>
  );
}

function Near({ children }: Pick<BelowProps, 'children'>) {
  const place = useRef<HTMLDivElement>(null);
  return useNear(place) ? children : <div ref={place} className={kept} />;
}
