import { ButtonLink } from '@ponte/ui/button';
import { ChevronRight } from '@ponte/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';

interface PagerProps {
  /** Where the list begins; undefined on its first page. */
  readonly first: string | undefined;
  /** Undefined on the last page. */
  readonly next: string | undefined;
}

/** The way through a long list. The browser's Back leads to the page before. */
export function Pager({ first, next }: PagerProps) {
  const intl = useIntl();
  if (first === undefined && next === undefined) return null;
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'pager.label' })}
      className="flex flex-wrap justify-between gap-2"
    >
      {first === undefined ? (
        <span />
      ) : (
        <ButtonLink href={first}>
          <FormattedMessage id="pager.first" />
        </ButtonLink>
      )}
      {next === undefined ? null : (
        <ButtonLink href={next}>
          <FormattedMessage id="pager.next" />
          <ChevronRight />
        </ButtonLink>
      )}
    </nav>
  );
}
