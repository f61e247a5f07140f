import { CircleCheck, OctagonExclamationPoint } from '@ponte/ui/icons';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { PageHead } from './page-head.tsx';

interface OutcomeProps {
  readonly kind: 'done' | 'failed';
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

export function Outcome({ kind, title, action, children }: OutcomeProps) {
  const Icon = kind === 'done' ? CircleCheck : OctagonExclamationPoint;
  return (
    <>
      <PageHead title={title} />
      <Container className="py-5 md:py-10">
        <div
          role="status"
          className="mx-auto grid max-w-md justify-items-center gap-3 rounded-lg edge border-line bg-surface p-6 text-center md:p-9"
        >
          <Icon
            aria-hidden
            className={`size-14 ${kind === 'done' ? 'text-success' : 'text-danger'}`}
          />
          <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
          <p className="text-pretty text-muted">{children}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
        </div>
      </Container>
    </>
  );
}
