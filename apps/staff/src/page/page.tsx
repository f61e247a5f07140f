import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface PageProps {
  readonly title: string;
  /** BCP 47, where it is not the page's. */
  readonly titleLang?: string | undefined;
  /** Beside the title: what is done with the page. */
  readonly actions?: ReactNode;
  /** Above the title: the way back. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** A page: its title, which takes the focus after a navigation, and its content. */
export function Page({ title, titleLang, actions, back, children }: PageProps) {
  const id = useId();
  const intl = useIntl();
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <title>{intl.formatMessage({ id: 'page.title' }, { title })}</title>
      {back}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1
          id={id}
          lang={titleLang}
          tabIndex={-1}
          data-page-title
          className="min-w-0 text-2xl font-bold [letter-spacing:-0.025em] wrap-break-word outline-none"
        >
          {title}
        </h1>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      {children}
    </article>
  );
}
