import type { Icon } from '@ponte/ui/icons';
import type { ReactNode } from 'react';

export const factLink = 'inline-flex min-h-6 items-center font-semibold text-brand-ink underline';

interface FactProps {
  readonly icon: Icon;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Fact({ icon: FactIcon, children, className = '' }: FactProps) {
  return (
    <li className={`flex gap-3 ${className}`}>
      <FactIcon aria-hidden className="size-5 shrink-0 text-brand-ink" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  );
}
