import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { useShop } from '../shop/shop-context.ts';
import { useHasErrors } from './error-title.ts';
import { homeTitle, siteDescription } from './site-words.ts';

interface PageHeadProps {
  /** The home page has none. */
  readonly title?: string | undefined;
  /** Default: the shop's description; null where the server's HTML has it already. */
  readonly description?: string | null | undefined;
  /** Canonical path and query; absent for pages that are not indexed. */
  readonly canonical?: string | undefined;
}

/** Title, description and alternate addresses, hoisted into the head. */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  const intl = useIntl();
  const { region } = useShop();
  const hasErrors = useHasErrors();
  const pageTitle = title
    ? intl.formatMessage({ id: 'site.title' }, { page: title, shop: region.name })
    : homeTitle(region);
  useKeptTitle(pageTitle);
  return (
    <>
      <title>
        {hasErrors
          ? intl.formatMessage({ id: 'site.errorTitle' }, { title: pageTitle })
          : pageTitle}
      </title>
      {description === null ? null : (
        <meta name="description" content={description || siteDescription(intl, region)} />
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

/** The last page's title element, which stands in until the next is known. */
let kept: HTMLTitleElement | undefined;

/**
 * Keeps a page's title after the page is gone. React removes it with the page, and the next title
 * may come later with its code or data.
 */
function useKeptTitle(title: string): void {
  useLayoutEffect(() => {
    kept ??= document.head.appendChild(document.createElement('title'));
    kept.textContent = title;
  }, [title]);
}
