import { useIntl } from 'react-intl';
import { useShop } from './shop-context.ts';

interface PageHeadProps {
  /** What the page is about; the home page has none. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Path and query under which search engines should know the page; none for a page to forget. */
  readonly canonical?: string | undefined;
}

/** Title, description and the page's addresses in both storefronts; hoisted into the head. */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  const intl = useIntl();
  const { region } = useShop();
  const fullTitle = title
    ? intl.formatMessage({ id: 'site.title' }, { page: title })
    : intl.formatMessage({ id: 'site.homeTitle' });
  return (
    <>
      <title>{fullTitle}</title>
      <meta
        name="description"
        content={description || intl.formatMessage({ id: 'site.description' })}
      />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${region.origins[region.code]}${canonical}`} />
          <link rel="alternate" hrefLang="pt-BR" href={`${region.origins.BR}${canonical}`} />
          <link rel="alternate" hrefLang="es-PY" href={`${region.origins.PY}${canonical}`} />
        </>
      )}
    </>
  );
}
