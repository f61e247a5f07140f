import type { ReactNode } from 'react';

interface OutcomeProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** Next steps, the most likely first. */
  readonly actions?: ReactNode;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

export function Outcome({ icon, title, actions, below, children }: OutcomeProps) {
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <span aria-hidden className="ui-medallion size-16 [&>svg]:size-8">
        {icon}
      </span>
      <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
      <div className="grid max-w-[48ch] gap-3 text-pretty">{children}</div>
      {actions ? <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div> : null}
      {below}
    </div>
  );
}
