import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '../shop/shop-context.ts';
import { useHasErrors } from './error-title.ts';

interface PageHeadProps {
  /** What the page is about; the home page has none. */
  readonly title?: string | undefined;
  /** Left out for the shop's own; null where the server says it, and no browser needs the words. */
  readonly description?: string | null | undefined;
  /** The canonical path and query of the page; none for a page that search engines shall not index. */
  readonly canonical?: string | undefined;
}

/** Title, description and the page's addresses in both storefronts; hoisted into the head. */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  const intl = useIntl();
  const { region } = useShop();
  const hasErrors = useHasErrors();
  const pageTitle = title
    ? intl.formatMessage({ id: 'site.title' }, { page: title })
    : intl.formatMessage({ id: 'site.homeTitle' });
  useKeptTitle(pageTitle);
  return (
    <>
      <title>
        {hasErrors
          ? intl.formatMessage({ id: 'site.errorTitle' }, { title: pageTitle })
          : pageTitle}
      </title>
      {description === null ? null : (
        <meta
          name="description"
          content={description || intl.formatMessage({ id: 'site.description' })}
        />
      )}
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${region.origins[region.code]}${canonical}`} />
          <link rel="alternate" hrefLang="pt-BR" href={`${region.origins.BR}${canonical}`} />
          <link rel="alternate" hrefLang="es-PY" href={`${region.origins.PY}${canonical}`} />
          <link rel="alternate" hrefLang="x-default" href={`${region.origins.BR}${canonical}`} />
        </>
      )}
    </>
  );
}

/** Stands behind the title of the page that is shown, and in for it until the next one is known. */
let kept: HTMLTitleElement | undefined;

/**
 * Keeps a page's title when the page is gone. React takes it out of the head with the page, and puts
 * that of the next, whose code or data may be on its way, before all others.
 */
function useKeptTitle(title: string): void {
  useLayoutEffect(() => {
    kept ??= document.head.appendChild(document.createElement('title'));
    kept.textContent = title;
  }, [title]);
}
