import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../data/loaded.tsx';
import type { Answer } from '../data/use-answer.ts';
import { Page } from './page.tsx';
import { PanelsSkeleton } from './skeletons.tsx';

interface EditedPageProps<T> {
  readonly title: FormatjsIntl.Message['ids'];
  /** What it is, in a sentence. */
  readonly lead: FormatjsIntl.Message['ids'];
  readonly answer: Answer<T>;
  /** Its form. */
  readonly children: (shown: T) => ReactNode;
}

/** A page with a form of what the store keeps. */
export function EditedPage<T>({ title, lead, answer, children }: EditedPageProps<T>) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: title })}>
      <p className="max-w-[80ch] text-muted">
        <FormattedMessage id={lead} />
      </p>
      <Loaded answer={answer} skeleton={<PanelsSkeleton />}>
        {children}
      </Loaded>
    </Page>
  );
}
