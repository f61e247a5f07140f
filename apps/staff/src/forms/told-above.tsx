import { useEffect, useRef, type ReactNode } from 'react';

interface ToldAboveProps {
  /** The notice; when it changes, it is scrolled into view. */
  readonly told: unknown;
  readonly children: ReactNode;
}

/** Where a form says what became of it: above its fields, while the button may stand far below. */
export function ToldAbove({ told, children }: ToldAboveProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told) place.current?.scrollIntoView({ block: 'center' });
  }, [told]);
  return (
    <div ref={place} className="grid grid-cols-1 gap-4 empty:hidden">
      {children}
    </div>
  );
}
