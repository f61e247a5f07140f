import { Breadcrumb } from '@ponte/ui/breadcrumb';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Container } from './container.tsx';
import { PageHead } from './page-head.tsx';

interface TextPageProps {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** A one-sentence summary under the title. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A page for reading, in lines of about 65 characters. Their width is in `rem`: in `ch` it would
 * change when the web font loads.
 */
export function TextPage({ title, description, canonical, lead, children }: TextPageProps) {
  const intl = useIntl();
  return (
    <>
      <PageHead title={title} description={description} canonical={canonical} />
      <Container className="py-4 md:py-6">
        <Breadcrumb
          items={[
            { label: intl.formatMessage({ id: 'bottomNav.home' }), href: '/' },
            { label: title },
          ]}
        />
        <header className="mt-3 mb-7 max-w-[34.9rem] md:mb-9">
          <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">{title}</h1>
          {lead === undefined ? null : (
            <p className="mt-2 text-lg text-pretty text-muted">{lead}</p>
          )}
        </header>
        {children}
      </Container>
    </>
  );
}

interface TextColumnsProps {
  /** Beside the text if there is room, else beneath. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

export function TextColumns({ aside, children }: TextColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,38rem)_minmax(15rem,1fr)] lg:gap-16">
      <div className="grid content-start gap-9">{children}</div>
      <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{aside}</aside>
    </div>
  );
}

interface TextSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function TextSection({ title, children }: TextSectionProps) {
  return (
    <section className="max-w-[34.9rem]">
      <h2 className="text-xl font-bold tracking-tight text-balance">{title}</h2>
      <div className="mt-2 grid gap-3 text-pretty">{children}</div>
    </section>
  );
}
