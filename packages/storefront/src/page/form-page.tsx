import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { PageHead } from './page-head.tsx';

interface FormPageProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A narrow page for a short task, such as signing in. Not indexed. */
export function FormPage({ title, description, lead, children }: FormPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <Container className="py-5 md:py-10">
        <div className="mx-auto max-w-md rounded-lg edge border-line bg-surface p-[min(1.25rem,5vw)] md:p-7">
          <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
          {lead ? <p className="mt-1.5 text-pretty text-muted">{lead}</p> : null}
          <div className="mt-5">{children}</div>
        </div>
      </Container>
    </>
  );
}
