import { Breadcrumb } from '@ponte/ui/breadcrumb';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Container } from './container.tsx';
import { PageHead } from './page-head.tsx';

interface TextPageProps {
  readonly title: string;
  readonly description: string;
  /** Path under which search engines should know the page. */
  readonly canonical: string;
  /** The page in one sentence, larger, under the title. */
  readonly lead: string;
  readonly children: ReactNode;
}

/**
 * A page that is read from top to bottom, in lines of about 65 characters. Their length is in `rem`:
 * in `ch` it would change, and the lines with it, when the web font arrives.
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
          <p className="mt-2 text-lg text-pretty text-muted">{lead}</p>
        </header>
        {children}
      </Container>
    </>
  );
}

interface TextColumnsProps {
  /** Stands beside the text where there is room, beneath it elsewhere. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A text in lines that are easy to read, and what else a reader may want in the rest of the width. */
export function TextColumns({ aside, children }: TextColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:gap-16">
      <div className="grid content-start gap-9">{children}</div>
      <aside className="grid content-start gap-4">{aside}</aside>
    </div>
  );
}

interface TextSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of such a page under its own heading. */
export function TextSection({ title, children }: TextSectionProps) {
  return (
    <section className="max-w-[34.9rem]">
      <h2 className="text-xl font-bold tracking-tight text-balance">{title}</h2>
      <div className="mt-2 grid gap-3 text-pretty">{children}</div>
    </section>
  );
}

type MessageId = NonNullable<ComponentProps<typeof FormattedMessage>['id']>;

interface TextSectionsProps {
  /** The ids of each part's heading and of its one paragraph. */
  readonly sections: readonly { readonly title: MessageId; readonly text: MessageId }[];
}

/** Parts of such a page that are a heading and a paragraph each. */
export function TextSections({ sections }: TextSectionsProps) {
  return sections.map(({ title, text }) => (
    <TextSection key={title} title={<FormattedMessage id={title} />}>
      <p>
        <FormattedMessage id={text} />
      </p>
    </TextSection>
  ));
}
